import Expectations
import Foundation
import HeadlessGraphics
import Testing

@Suite struct GeometryDescriptionTests {
    @Test("geometry in a text looks as on a device")
    func descriptions() {
        let rect = CGRect(x: 1, y: 2.5, width: 30, height: -4)
        expectEqual("\(rect)", "(1.0, 2.5, 30.0, -4.0)")
        expectEqual("\(rect.origin)", "(1.0, 2.5)")
        expectEqual("\(rect.size)", "(30.0, -4.0)")
    }
}
