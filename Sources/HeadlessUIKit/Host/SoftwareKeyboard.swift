import Foundation

/// The keyboard that a device shows over the bottom of a window while text is edited. It posts its notifications, moves the guides
/// of views, and shows the views of the first responder above or instead of the outline of its keys.
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
    private let view = KeyboardView()
    /// The first responder and the size of the window, in points, at the last update.
    private var updatedResponder: ObjectIdentifier?
    private var updatedSize = CGSize.zero
    /// Counts changes, so that only the last one ends.
    private var changeCount = 0
    /// Whether the keyboard was shown or hidden and the end of that is not announced yet.
    private var isEndPending = false

    init(window: UIWindow) {
        self.window = window
        view.heightDidChange = { [weak self] in self?.update() }
    }

    /// Shows the keyboard for the first responder, or hides it. Between two fields it stays.
    func update() {
        guard let window else { return }
        let responder = window.firstResponder
        (updatedResponder, updatedSize) = (responder.map(ObjectIdentifier.init), window.bounds.size)
        let isNeeded = height > 0 && (responder is any KeyboardTarget || responder is any UIKeyInput)
        let newHeight = isNeeded ? min(showViews(of: responder, in: window), window.bounds.height) : 0
        guard newHeight != shownHeight else { return }
        move(to: newHeight, in: window)
    }

    func updateIfNeeded() {
        guard let window else { return }
        let responder = window.firstResponder.map(ObjectIdentifier.init)
        if responder != updatedResponder || window.bounds.size != updatedSize || view.hasChangedHeights {
            update()
        }
    }

    /// Shows what the responder wants. Returns the height of all of it, in points.
    private func showViews(of responder: UIResponder?, in window: UIWindow) -> CGFloat {
        let views = InputViews(of: responder)
        view.show(views, for: responder)
        let width = window.bounds.width
        let input = views.input.map { Self.height(of: $0, width: width) } ?? height
        return input + (views.accessory.map { Self.height(of: $0, width: width) } ?? 0)
    }

    func comeToFront() {
        if view.superview != nil { window?.bringSubviewToFront(view) }
    }

    /// The height of an input view, in points: that of its frame, unless the view sizes itself.
    static func height(of view: UIView, width: CGFloat) -> CGFloat {
        let sizesItself =
            (view as? UIInputView)?.allowsSelfSizing == true || view.autoresizingMask.contains(.flexibleHeight)
            || !view.translatesAutoresizingMaskIntoConstraints
        var height = view.frame.height
        if sizesItself {
            let fitting = fittingHeight(of: view, width: width)
            if fitting > 0 { height = fitting }
        }
        return height.isFinite ? max(height, 0) : 0
    }

    /// The height that the view says, or else that of its constraints, in points.
    private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        let own = view.intrinsicContentSize.height
        if own != UIView.noIntrinsicMetric { return own }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
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
        if !wasShown { view.frame = frame(0, in: window.bounds, size: newHeight) }
        if isShown { window.addSubview(view) }
        view.layoutIfNeeded()
        UIView.animate(withDuration: Self.duration) { [view] in
            view.frame = self.frame(newHeight, in: window.bounds, size: max(newHeight, view.bounds.height))
            view.layoutIfNeeded()
            window.updateKeyboardGuides()
            window.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, change == changeCount else { return }
            if !isShown {
                view.removeFromSuperview()
                view.clear()
            }
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

    /// The frame of a keyboard of which a height is shown; a hidden one is below the screen, with its whole size.
    private func frame(_ shown: CGFloat, in bounds: CGRect, size: CGFloat) -> CGRect {
        CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown > 0 ? shown : size)
    }

    private func information(from old: CGFloat, to new: CGFloat, in bounds: CGRect) -> [AnyHashable: Any] {
        let size = max(old, new)
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(old, in: bounds, size: size)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(new, in: bounds, size: size)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
