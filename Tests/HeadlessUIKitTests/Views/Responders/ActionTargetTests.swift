import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class CopyableView: UIView {
    var copies = 0

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:") || super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) { copies += 1 }

    func mark() {}
}

@MainActor @Suite("Targets of actions")
struct ActionTargetTests {
    @Test("the target of an action is the first responder in the chain with the method of the selector")
    func target() {
        let outer = CopyableView()
        let inner = UIView()
        outer.addSubview(inner)
        let mark = Selector("mark", CopyableView.mark)
        expect(!inner.canPerformAction(mark, withSender: nil))
        expect(inner.target(forAction: mark, withSender: nil) as? UIView === outer)
    }

    @Test("a responder performs the editing commands that it allows, and no other")
    func editing() {
        let view = CopyableView()
        let copy = Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> @MainActor (Any?) -> Void)
        expect(view.target(forAction: copy, withSender: nil) as? UIView === view)
        expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
        expect(!UIView().canPerformAction(copy, withSender: nil))
        copy.send(to: view, nil)
        expectEqual(view.copies, 1)
    }
}
