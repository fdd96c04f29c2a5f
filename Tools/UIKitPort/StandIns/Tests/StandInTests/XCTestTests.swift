import XCTest
import XCTestStandIn

final class XCTestTests: XCTestCase {
    func testActivitiesReturnWhatTheirBlocksReturn() throws {
        let value = XCTContext.runActivity(named: "adds") { activity in
            let attachment = XCTAttachment(string: "x")
            attachment.lifetime = .keepAlways
            activity.add(attachment)
            add(attachment)
            return activity.name
        }
        XCTAssertEqual(value, "adds")
        XCTAssertThrowsError(try XCTContext.runActivity(named: "fails") { _ in throw CocoaError(.fileNoSuchFile) })
    }

    func testBlocksAreMeasured() {
        var count = 0
        measure(metrics: [XCTClockMetric()], options: .default) { count += 1 }
        XCTAssertGreaterThan(count, 0)
    }
}
