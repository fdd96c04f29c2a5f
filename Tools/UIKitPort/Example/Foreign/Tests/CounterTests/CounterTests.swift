import UIKit
import XCTest

@testable import Counter

@MainActor
final class CounterTests: XCTestCase {
    func testAButtonAdds() {
        let controller = CounterViewController()
        controller.loadViewIfNeeded()
        let button = controller.view.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .touchUpInside)
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.count, 2)
        XCTAssertEqual(controller.titleLength, 1)
        XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
    }

    func testANotificationResets() {
        let controller = CounterViewController()
        controller.loadViewIfNeeded()
        controller.add()
        NotificationCenter.default.post(name: Notification.Name("reset"), object: nil)
        XCTAssertEqual(controller.count, 0)
    }
}
