import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Drawn keyboards")
struct KeyboardViewTests {
    private let window = makeWindow(width: 300, height: 600)
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    init() {
        window.hostKeyboardHeight = 250
        window.addSubview(field)
        window.hostLayout()
    }

    private func settle() {
        // A responder that resigned ends editing in the next layout.
        window.hostLayout()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    private var keyboard: UIView? { window.subviews.first { $0 is KeyboardView } }
    private var outline: UIView? { keyboard?.subviews.first { $0 is KeyboardOutlineView } }

    @Test("the outline of keys is shown while text is edited, slides in and out, and takes the touches")
    func outlines() {
        #expect(keyboard == nil)
        field.becomeFirstResponder()
        #expect(keyboard?.layer.presentation()?.frame.minY == 600)
        settle()
        #expect(keyboard?.frame == CGRect(x: 0, y: 350, width: 300, height: 250))
        #expect(outline?.frame.size == CGSize(width: 300, height: 250) && outline?.isHidden == false)
        #expect(window.hitTest(CGPoint(x: 150, y: 500), with: nil)?.isDescendant(of: keyboard ?? window) == true)
        field.resignFirstResponder()
        settle()
        #expect(keyboard == nil)
    }

    @Test("the keys of a number pad are others")
    func numberPad() throws {
        field.becomeFirstResponder()
        settle()
        let letters = try HostRenderer.png(of: window, scale: 1)
        field.resignFirstResponder()
        settle()
        field.keyboardType = .numberPad
        field.becomeFirstResponder()
        settle()
        #expect(try HostRenderer.png(of: window, scale: 1) != letters)
    }

    @Test("the views of the first responder are shown, and those of the next one replace them")
    func inputViews() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 180))
        field.inputAccessoryView = bar
        field.inputView = picker
        field.becomeFirstResponder()
        settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 376, width: 300, height: 44))
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 420, width: 300, height: 180))
        #expect(outline?.isHidden == true)
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(other)
        other.becomeFirstResponder()
        settle()
        #expect(bar.window == nil && picker.window == nil)
        #expect(outline?.isHidden == false && keyboard?.frame.height == 250)
    }

    @Test("a presented screen is behind the keyboard, and a rotated window has one of its width")
    func order() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.bringSubviewToFront(field)
        field.becomeFirstResponder()
        controller.present(UIViewController(), animated: false)
        settle()
        #expect(window.subviews.last === keyboard)
        window.frame.size = CGSize(width: 600, height: 400)
        settle()
        #expect(keyboard?.frame == CGRect(x: 0, y: 150, width: 600, height: 250))
    }
}
