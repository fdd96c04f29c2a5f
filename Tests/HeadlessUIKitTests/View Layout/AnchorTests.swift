import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AnchorTests {
    @Test("a constraint's anchors are equal to those of its views, whatever their types")
    func equality() throws {
        let view = UIView()
        let other = UIView()
        let constraint = view.widthAnchor.constraint(equalTo: other.heightAnchor)
        let first: NSObject = constraint.firstAnchor
        let second: NSObject = try #require(constraint.secondAnchor)
        #expect(first == view.widthAnchor as NSObject)
        #expect(second == other.heightAnchor as NSObject)
        #expect(first.hash == view.widthAnchor.hash)
        #expect(first != other.widthAnchor as NSObject)
        #expect(first != view.heightAnchor as NSObject)
        #expect(first != view)
    }
}
