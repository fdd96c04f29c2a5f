import XCTest

@testable import Counter

@MainActor
final class CounterBadgeTests: CounterTestCase {
    let badge = RoundBadge(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    func testLayoutUsesPrivateHelpersOfItsFile() {
        let child = UIView()
        badge.addSubview(child)
        badge.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 8, width: 84, height: 24))
        XCTAssertEqual(badge.intrinsicContentSize, badge.sizeThatFits(CGSize(width: 500, height: 500)))
        XCTAssertEqual(badge.badgeName, "round a badge")
    }

    func testTheSynchronousOverloadIsCalled() throws {
        XCTAssertEqual(badge.load(), 0)
        badge.tapped(UIButton())
        let value = try XCTUnwrap(Optional(badge.load()))
        XCTAssertEqual(value, 1)
    }

    func testTheAsynchronousOverloadIsCalled() async {
        let value = await badge.load()
        XCTAssertEqual(value, -1)
    }
}
