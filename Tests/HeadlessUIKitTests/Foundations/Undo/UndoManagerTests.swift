import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class Counter {
    let manager: UndoManager
    private(set) var value = 0

    init(_ manager: UndoManager) {
        self.manager = manager
    }

    func set(_ newValue: Int) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old) }
        manager.setActionName("Count")
        value = newValue
    }
}

@MainActor @Suite("Taking changes back")
struct UndoManagerTests {
    private let manager = UndoManager()

    @Test("changes of an event are taken back together and made again")
    func event() {
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        manager.eventDidEnd()
        counter.set(3)
        expect(manager.canUndo)
        expectEqual(manager.undoMenuItemTitle, "Undo Count")
        manager.undo()
        expectEqual(counter.value, 2)
        manager.undo()
        expectEqual(counter.value, 0)
        expect(!manager.canUndo)
        manager.redo()
        expectEqual(counter.value, 2)
        expectEqual(manager.redoActionName, "Count")
        manager.redo()
        expectEqual(counter.value, 3)
        expect(!manager.canRedo)
    }

    @Test("a new change ends what can be made again")
    func newChange() {
        let counter = Counter(manager)
        counter.set(1)
        manager.undo()
        expect(manager.canRedo)
        counter.set(5)
        expect(!manager.canRedo)
    }

    @Test("nested groups are taken back with the outer one")
    func nesting() {
        manager.groupsByEvent = false
        let counter = Counter(manager)
        manager.beginUndoGrouping()
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        expectEqual(manager.groupingLevel, 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        expectEqual(counter.value, 0)
    }

    @Test("targets aren't retained, and their changes can be forgotten")
    func targets() {
        var counter: Counter? = Counter(manager)
        weak let gone = counter
        counter?.set(1)
        manager.eventDidEnd()
        counter = nil
        expect(gone == nil)
        let other = Counter(manager)
        other.set(1)
        manager.eventDidEnd()
        manager.removeAllActions(withTarget: other)
        expect(!manager.canUndo)
    }

    @Test("only so many levels are kept, and nothing is recorded while that is disabled")
    func limits() {
        manager.levelsOfUndo = 2
        let counter = Counter(manager)
        for value in 1...4 {
            counter.set(value)
            manager.eventDidEnd()
        }
        manager.undo()
        manager.undo()
        expectEqual(counter.value, 2)
        expect(!manager.canUndo)
        manager.disableUndoRegistration()
        counter.set(9)
        manager.enableUndoRegistration()
        expect(!manager.canUndo)
    }

    @Test("the responders of a window share its manager, and a touch ends the group")
    func responders() {
        let window = makeWindow()
        let view = UIView(frame: window.bounds)
        expectEqual(view.undoManager, nil)
        window.addSubview(view)
        let manager = view.undoManager
        expect(manager === window.undoManager)
        let counter = manager.map { Counter($0) }
        counter?.set(1)
        expectEqual(manager?.groupingLevel, 1)
        window.hostTouchDown(at: CGPoint(x: 1, y: 1))
        expectEqual(manager?.groupingLevel, 0)
        window.hostTouchUp()
        expectEqual(manager?.undoActionName, "Count")
    }
}
