import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Transitions of table cells") @MainActor
struct TableCellTransitionTests {
    private final class Cell: UITableViewCell {
        var log: [String] = []

        override func willTransition(to state: UITableViewCell.StateMask) {
            super.willTransition(to: state)
            log.append("will \(state.rawValue) \(isEditing)")
        }

        override func didTransition(to state: UITableViewCell.StateMask) {
            super.didTransition(to: state)
            log.append("did \(state.rawValue) \(isEditing)")
        }

        override func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test("a cell learns about its editing controls before and after they are shown")
    func editing() {
        let cell = Cell()
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.setEditing(false, animated: false)
        expectEqual(cell.log, ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test("a cell learns about its delete action")
    func deleteConfirmation() {
        let cell = Cell()
        cell.setShowsActions(true)
        cell.setShowsActions(true)
        expectEqual(cell.log, ["will 2 false", "did 2 false"])
        expect(cell.showingDeleteConfirmation)
    }

    @Test("a cell learns about an animated transition once")
    func animated() {
        let window = UIWindow(hostSize: CGSize(width: 100, height: 100), traits: UITraitCollection(displayScale: 2))
        let cell = Cell()
        window.isHidden = false
        window.addSubview(cell)
        window.hostLayout()
        cell.setEditing(true, animated: true)
        window.clock.advance(by: 1)
        expectEqual(cell.log, ["will 1 false", "did 1 true"])
    }

    @Test("a cell is the delegate of its own gesture recognizers")
    func gestureDelegate() {
        let cell = Cell()
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.delegate = cell
        expectEqual(
            recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer),
            true
        )
        expect(UITableViewCell().gestureRecognizerShouldBegin(recognizer))
    }
}
