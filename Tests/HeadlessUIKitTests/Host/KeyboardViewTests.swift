import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A bar above the keyboard whose height follows its content.
private final class GrowingBar: UIView {
    var contentHeight: CGFloat = 50 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }
}

/// A custom keyboard that writes down what it is told.
private final class Keys: UIInputViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appears")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("disappears")
    }

    override func selectionDidChange(_ textInput: (any UITextInput)?) {
        log.append("selection")
    }
}

private final class MakingField: UITextField {
    var made: [Keys] = []

    override var inputViewController: UIInputViewController? {
        made.append(Keys())
        return made.last
    }
}

private final class OwnKeyboardField: UITextField {
    var keys: Keys?

    override var inputViewController: UIInputViewController? { keys }
}

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
        expect(keyboard == nil)
        field.becomeFirstResponder()
        expectEqual(keyboard?.layer.presentation()?.frame.minY, 600)
        settle()
        expectEqual(keyboard?.frame, CGRect(x: 0, y: 350, width: 300, height: 250))
        expect(outline?.frame.size == CGSize(width: 300, height: 250) && outline?.isHidden == false)
        expectEqual(window.hitTest(CGPoint(x: 150, y: 500), with: nil)?.isDescendant(of: keyboard ?? window), true)
        field.resignFirstResponder()
        settle()
        expect(keyboard == nil)
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
        try expect(HostRenderer.png(of: window, scale: 1) != letters)
    }

    @Test("the views of the first responder are shown, and those of the next one replace them")
    func inputViews() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 180))
        field.inputAccessoryView = bar
        field.inputView = picker
        field.becomeFirstResponder()
        settle()
        expectEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 376, width: 300, height: 44))
        expectEqual(picker.convert(picker.bounds, to: nil), CGRect(x: 0, y: 420, width: 300, height: 180))
        expectEqual(outline?.isHidden, true)
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(other)
        other.becomeFirstResponder()
        settle()
        expect(bar.window == nil && picker.window == nil)
        expect(outline?.isHidden == false && keyboard?.frame.height == 250)
    }

    @Test("an accessory view that sizes itself is as high as its content, also when that changes")
    func selfSizingAccessory() {
        let bar = GrowingBar()
        bar.autoresizingMask = .flexibleHeight
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        settle()
        expectEqual(keyboard?.frame, CGRect(x: 0, y: 300, width: 300, height: 300))
        expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 300, height: 50))
        var heights: [CGFloat] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            queue: nil
        ) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            MainActor.assumeIsolated { heights.append(frame?.cgRectValue.height ?? -1) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        bar.contentHeight = 80
        settle()
        expectEqual(heights, [330])
        expect(keyboard?.frame == CGRect(x: 0, y: 270, width: 300, height: 330) && bar.frame.height == 80)
        settle()
        expectEqual(heights, [330])
    }

    @Test("an app may change the height of a view that is shown")
    func changedHeights() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        settle()
        expectEqual(keyboard?.frame.height, 294)
        bar.frame.size.height = 60
        settle()
        expect(keyboard?.frame.height == 310 && bar.frame.height == 60)
    }

    @Test("an input view sizes itself by its constraints if it is to, and may look like a keyboard")
    func inputView() {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 120), inputViewStyle: .keyboard)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.heightAnchor.constraint(equalToConstant: 190),
        ])
        field.inputView = view
        field.becomeFirstResponder()
        settle()
        expect(keyboard?.frame.height == 120 && outline?.isHidden == true)
        view.allowsSelfSizing = true
        field.reloadInputViews()
        settle()
        expectEqual(keyboard?.frame.height, 190)
        expect(view.backgroundColor == UIInputView.keyboardColor && view.inputViewStyle == .keyboard)
        expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
    }

    @Test("the keyboard of a controller edits the text, and the controller is told of changes")
    func inputViewController() throws {
        let keys = Keys()
        let other = OwnKeyboardField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        other.keys = keys
        other.text = "ab👩‍🚀d"
        window.addSubview(other)
        other.becomeFirstResponder()
        settle()
        expect(keyboard?.frame.height == 216 && keys.view.superview === keyboard)
        expect(outline?.isHidden == true && keys.log == ["appears"])
        let proxy = keys.textDocumentProxy
        expect(proxy.documentContextBeforeInput == "ab👩‍🚀d" && proxy.documentContextAfterInput == "" && proxy.hasText)
        proxy.adjustTextPosition(byCharacterOffset: -2)
        expect(proxy.documentContextBeforeInput == "ab" && proxy.documentContextAfterInput == "👩‍🚀d")
        proxy.adjustTextPosition(byCharacterOffset: 1)
        proxy.deleteBackward()
        proxy.insertText("c")
        expect(other.text == "abcd" && keys.log.contains("selection"))
        proxy.adjustTextPosition(byCharacterOffset: .min)
        expectEqual(proxy.documentContextBeforeInput, "")
        proxy.adjustTextPosition(byCharacterOffset: .max)
        expect(proxy.documentContextAfterInput == "" && proxy.selectedText == nil)
        let identifier = proxy.documentIdentifier
        expectEqual(proxy.documentIdentifier, identifier)
        keys.dismissKeyboard()
        settle()
        expect(keyboard == nil && keys.log.last == "disappears" && other.inputDelegate == nil)
        expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
        proxy.insertText("nobody")
        expectEqual(other.text, "abcd")
    }

    @Test("a responder is asked again only if something changed; the last controller is shown, others are gone")
    func madeController() {
        let field = MakingField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(field)
        field.becomeFirstResponder()
        settle()
        expectLastIsShown(of: field)
        let count = field.made.count
        for _ in 0..<10 { settle() }
        expectEqual(field.made.count, count)
        field.reloadInputViews()
        settle()
        expectEqual(field.made.count, count + 1)
        expectLastIsShown(of: field)
    }

    private func expectLastIsShown(of field: MakingField) {
        expect(field.made.last?.view.superview === keyboard && field.made.last?.log == ["appears"])
        for other in field.made.dropLast() {
            expect(other.view.superview == nil && other.log == ["appears", "disappears"])
        }
    }

    @Test("a presented screen is behind the keyboard, and a rotated window has one of its width")
    func order() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.bringSubviewToFront(field)
        field.becomeFirstResponder()
        controller.present(UIViewController(), animated: false)
        settle()
        expect(window.subviews.last === keyboard)
        window.frame.size = CGSize(width: 600, height: 400)
        settle()
        expectEqual(keyboard?.frame, CGRect(x: 0, y: 150, width: 600, height: 250))
    }
}
