import Foundation

/// The keyboard that a device would show over the bottom of a window while text is edited. It is not drawn; it posts its
/// notifications and moves the guides of views.
@MainActor final class SoftwareKeyboard: WindowKeyboard {
    /// UIKit's duration, in seconds.
    private static let duration: TimeInterval = 0.25
    /// The curve of the keyboard's animations, which no `UIView.AnimationCurve` has.
    private static let curve = 7

    /// Weak: what observes the keyboard may let the window go, and animations end when it is gone.
    private weak var window: UIWindow?
    /// The height of the keyboard, in points; 0 for a hardware keyboard.
    var height: CGFloat = 0 {
        didSet { if height != oldValue { update() } }
    }
    /// The height that is shown now, in points.
    private(set) var shownHeight: CGFloat = 0
    /// Counts changes, so that only the last one ends.
    private var changeCount = 0
    /// Whether the keyboard was shown or hidden and the end of that is not announced yet.
    private var isEndPending = false

    init(window: UIWindow) {
        self.window = window
    }

    /// Shows the keyboard for the first responder, or hides it. Between two fields it stays.
    func update() {
        guard let window else { return }
        let responder = window.firstResponder
        let isNeeded = height > 0 && (responder is any KeyboardTarget || responder is any UIKeyInput)
        let input = responder?.inputView.map(Self.height) ?? height
        let accessory = responder?.inputAccessoryView.map(Self.height) ?? 0
        let newHeight = isNeeded ? min(input + accessory, window.bounds.height) : 0
        guard newHeight != shownHeight else { return }
        move(to: newHeight, in: window)
    }

    private static func height(of view: UIView) -> CGFloat {
        view.frame.height.isFinite ? max(view.frame.height, 0) : 0
    }

    private func move(to newHeight: CGFloat, in window: UIWindow) {
        let isShown = newHeight > 0
        let wasShown = shownHeight > 0
        let information = information(from: shownHeight, to: newHeight, in: window.bounds)
        shownHeight = newHeight
        changeCount += 1
        let change = changeCount
        post(UIResponder.keyboardWillChangeFrameNotification, information)
        // An observer may end editing, which hides the keyboard before it is shown.
        guard change == changeCount else { return }
        if isShown != wasShown {
            isEndPending = true
            post(
                isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
                information
            )
        }
        guard change == changeCount else { return }
        UIView.animate(withDuration: Self.duration) {
            window.updateKeyboardGuides()
            window.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, change == changeCount else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, information)
            guard isEndPending else { return }
            isEndPending = false
            post(
                isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                information
            )
        }
    }

    private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]) {
        guard let window else { return }
        NotificationCenter.default.post(name: name, object: window.screen, userInfo: information)
    }

    private func information(from old: CGFloat, to new: CGFloat, in bounds: CGRect) -> [AnyHashable: Any] {
        // A hidden keyboard is below the screen, as high as before.
        let size = max(old, new)
        func frame(_ shown: CGFloat) -> NSValue {
            let height = shown > 0 ? shown : size
            return NSValue(cgRect: CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: height))
        }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: frame(old),
            UIResponder.keyboardFrameEndUserInfoKey: frame(new),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
