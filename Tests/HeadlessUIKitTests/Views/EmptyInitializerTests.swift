import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Objects that are made without arguments, as each object of Objective-C can be")
struct EmptyInitializerTests {
    @Test("values")
    func values() {
        expectEqual(NSAttributedString().length, 0)
        expectEqual(NSMutableAttributedString().length, 0)
        expectEqual(UIColor().cgColor.alpha, 0)
        expect(UIFont().pointSize > 0)
        expectEqual(UIBlurEffect(), UIBlurEffect(style: .regular))
        expectEqual(UISwipeActionsConfiguration().actions.count, 0)
        expectEqual(UIGraphicsImageRenderer().format.bounds, .zero)
    }

    @Test("an animator of properties animates what is added to it")
    func propertyAnimator() {
        let animator = UIViewPropertyAnimator()
        let view = UIView()
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        expectEqual(view.alpha, 0.5)
    }

    @Test("behaviors take items later")
    func behaviors() {
        let view = UIView()
        let gravity = UIGravityBehavior()
        gravity.addItem(view)
        expectEqual(gravity.items.count, 1)
        let collision = UICollisionBehavior()
        collision.addItem(view)
        expectEqual(collision.items.count, 1)
        let properties = UIDynamicItemBehavior()
        properties.addItem(view)
        expectEqual(properties.items.count, 1)
        let animator = UIDynamicAnimator()
        animator.addBehavior(gravity)
        expectEqual(animator.behaviors.count, 1)
        expect(animator.referenceView == nil)
    }

    private final class Answers: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }

    @Test("a method of a delegate that is known to be there returns what it returns")
    func forcedMethods() {
        let field = UITextField()
        let answers = Answers()
        field.delegate = answers
        let delegate: (any UITextFieldDelegate)? = answers
        expectEqual(delegate!.textFieldShouldReturn!(field), false)
        if delegate!.textFieldShouldReturn!(field) { Issue.record("The delegate says no.") }
        expectEqual(delegate?.textFieldShouldReturn?(field), false)
        expect(delegate?.textFieldShouldClear?(field) == nil)
    }
}
