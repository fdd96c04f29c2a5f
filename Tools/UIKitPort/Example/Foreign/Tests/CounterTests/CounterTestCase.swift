import XCTest

@testable import Counter

/// What the tests of the counter share.
@MainActor
class CounterTestCase: XCTestCase {
    var controller: CounterViewController!
    private(set) var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func setUp() {
        super.setUp()
        controller = CounterViewController()
        window.rootViewController = controller
        window.isHidden = false
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        controller = nil
    }

    func tapButton() {
        controller.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    }
}
