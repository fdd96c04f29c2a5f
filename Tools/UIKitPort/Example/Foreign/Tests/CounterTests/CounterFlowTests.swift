import XCTest

@testable import Counter

// Not marked: the actor is the base class's.
final class CounterFlowTests: CounterTestCase {
    private lazy var taps = 0

    override func setUpWithError() throws {
        try super.setUpWithError()
        taps = 2
    }

    func testTaps() {
        for _ in 0..<taps { tapButton() }
        XCTAssertEqual(controller.count, 2)
    }

    func testTheMainQueueRunsWhileATestWaits() {
        let expectation = expectation(description: "a tap on the main queue")
        DispatchQueue.main.async {
            self.tapButton()
            expectation.fulfill()
        }
        wait(for: [expectation], timeout: 5)
        XCTAssertEqual(controller.count, 1)
    }

    func testATaskRunsWhileATestWaits() {
        let expectation = expectation(description: "a tap in a task")
        Task {
            tapButton()
            expectation.fulfill()
        }
        wait(for: [expectation], timeout: 5)
        XCTAssertEqual(controller.count, 1)
    }
}

extension CounterFlowTests {
    func testWrittenSelectors() {
        let action = Selector(("reset:"))
        tapButton()
        XCTAssertTrue(controller.responds(to: action))
        controller.perform(action, with: UITapGestureRecognizer())
        XCTAssertEqual(controller.count, 0)
        XCTAssertFalse(controller.responds(to: Selector(("unknown:"))))
    }
}

final class MarkedTestsTests: XCTestCase {
    @MainActor
    func testAMethodOfTheActor() {
        XCTAssertNil(UIView().superview)
    }
}
