import UIKit
import XCTest

@testable import Counter

final class LabelObserverTests: XCTestCase {
    func testAnObjectIsTold() {
        let label = UILabel()
        let observer = LabelObserver(label)
        label.text = "A"
        label.text = "B"
        XCTAssertEqual(observer.texts, ["A", "B"])
    }

    func testASubclassIsToldFirst() {
        let label = UILabel()
        let observer = CountingObserver(label)
        label.text = "A"
        XCTAssertEqual(observer.count, 1)
        XCTAssertEqual(observer.texts, ["A"])
    }

    func testAViewIsTold() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let header = StretchyHeader()
        header.follow(scrollView)
        scrollView.contentOffset = CGPoint(x: 0, y: -30)
        XCTAssertEqual(header.stretch, 30)
    }
}
