import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Absolute time")
struct CFAbsoluteTimeTests {
    @Test("it counts from the reference date")
    func referenceDate() {
        let before = Date.timeIntervalSinceReferenceDate
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        expect(time >= before && time <= Date.timeIntervalSinceReferenceDate)
        expect(Date(timeIntervalSinceReferenceDate: time) <= Date())
    }
}
