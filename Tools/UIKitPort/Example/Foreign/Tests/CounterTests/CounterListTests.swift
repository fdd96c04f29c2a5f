@testable import Counter
import UIKit
import XCTest

final class CounterListTests: XCTestCase {
    func testSubclassesImplementWhatTheirSuperclassLeavesOut() {
        let plain = CounterListController()
        let tall = TallCounterListController()
        for list in [plain, tall] {
            list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
            list.view.layoutIfNeeded()
        }
        XCTAssertEqual(plain.table.numberOfSections, 1)
        XCTAssertEqual(tall.table.numberOfSections, 3)
        let first = IndexPath(row: 0, section: 0)
        XCTAssertEqual(tall.table.rectForRow(at: first).height, 70)
        XCTAssertEqual(plain.table.rectForRow(at: first).height, 44, accuracy: 1)
        tall.table.delegate?.tableView?(tall.table, didSelectRowAt: first)
        plain.table.delegate?.tableView?(plain.table, didSelectRowAt: first)
        XCTAssertEqual(tall.selected, [0])
        XCTAssertNil(plain.table.delegate?.tableView?(plain.table, heightForRowAt: first))
    }

    func testSubclassesOfOwnDelegates() {
        let list = CounterListController()
        let silent = CounterListener()
        let counting = CountingListener()
        for delegate in [silent, counting] {
            list.delegate = delegate
            list.change(4)
        }
        XCTAssertEqual(counting.rows, [4])
    }

    func testAnswersOfTypesThatNobodyCanMake() {
        class Wishes: NSObject, CounterListDelegate {
            let guide = UILayoutGuide()
            func animator(for list: CounterListController) -> UIViewPropertyAnimator {
                UIViewPropertyAnimator(duration: 3, curve: .easeIn)
            }
        }
        let list = CounterListController()
        let silent = CounterListener()
        list.delegate = silent
        XCTAssertEqual(list.duration, 1)
        XCTAssertNil(list.guideName)
        let wishes = Wishes()
        wishes.guide.identifier = "middle"
        list.delegate = wishes
        XCTAssertEqual(list.duration, 3)
        XCTAssertEqual(list.guideName, "middle")
    }

    func testPropertiesOfLayersAreKeptUnderTheirNames() {
        let layer = CounterArcLayer()
        XCTAssertEqual(layer.progress, 0)
        XCTAssertNil(layer.color)
        layer.progress = 0.5
        layer.color = .red
        XCTAssertEqual(layer.value(forKey: "progress") as? CGFloat, 0.5)
        XCTAssertEqual(layer.color, .red)
        XCTAssertTrue(layer.needsDisplay())
        layer.setValue(CGFloat(0.25), forKey: "progress")
        XCTAssertEqual(CounterArcLayer(layer: layer).progress, 0.25)
        var view: UIView? = UIView()
        layer.owner = view
        XCTAssertTrue(layer.owner === view)
        view = nil
        XCTAssertNil(layer.owner)
    }

    func testColorsOfTheCatalogOfTheTests() {
        let color = UIColor(named: "Brand", in: Bundle(for: CounterListTests.self), compatibleWith: nil)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1))
        XCTAssertEqual(UIColor(named: "Brand"), color)
    }
}
