import PortableUIKit

/// Keeps the focused field of a scroll view above the keyboard.
@MainActor
final class KeyboardAvoidance {
    private weak var scrollView: UIScrollView?
    private var observers: [NotificationObserver] = []
    private let heightHandler: @MainActor (_ height: CGFloat, _ duration: TimeInterval) -> Void
    /// The height of the bar below the scroll view, which is above the keyboard as well, in points.
    var barHeight: CGFloat = 0
    /// The height of the keyboard over the scroll view, in points.
    private var keyboardHeight: CGFloat = 0
    /// The part of the bottom inset that is there for the keyboard, in points.
    private var keyboardInset: CGFloat = 0

    /// The distance between a field and the keyboard, in points.
    private static let distance: CGFloat = .m

    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - heightHandler: Called with the height of the keyboard over the scroll view, in points, and the duration of its movement.
    init(
        scrollView: UIScrollView,
        heightHandler: @escaping @MainActor (_ height: CGFloat, _ duration: TimeInterval) -> Void = { _, _ in }
    ) {
        self.scrollView = scrollView
        self.heightHandler = heightHandler
        observers = [
            NotificationObserver(UIResponder.keyboardWillChangeFrameNotification) { [weak self] info, screen in
                if self?.isOn(screen) == true { self?.keyboardWillChange(info) }
            },
            NotificationObserver(UIResponder.keyboardWillHideNotification) { [weak self] info, screen in
                if self?.isOn(screen) == true { self?.adjust(toHeight: 0, info) }
            },
            NotificationObserver(UITextField.textDidBeginEditingNotification) { [weak self] _, _ in
                self?.showFocusedField()
            },
            NotificationObserver(UITextView.textDidChangeNotification) { [weak self] _, _ in
                self?.showFocusedField()
            },
        ]
    }

    /// Whether the scroll view is on the screen of a keyboard, which notifications name from iOS 16.1 on.
    private func isOn(_ screen: Any?) -> Bool {
        guard let screen = screen as? UIScreen else { return true }
        return scrollView?.window?.screen === screen
    }

    private func keyboardWillChange(_ info: [AnyHashable: Any]) {
        guard let scrollView, let window = scrollView.window,
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        // The frame is in the coordinates of the screen, which a window may not fill.
        let keyboard = scrollView.convert(window.convert(end, from: nil), from: window)
        let visibleBottom = scrollView.bounds.maxY
        adjust(toHeight: end.height > 0 ? max(visibleBottom - max(keyboard.minY, scrollView.bounds.minY), 0) : 0, info)
    }

    private func adjust(toHeight height: CGFloat, _ info: [AnyHashable: Any]) {
        guard let scrollView else { return }
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        if height != keyboardHeight {
            keyboardHeight = height
            heightHandler(height, duration)
        }
        // The safe area at the bottom is behind the keyboard, but for a bar, which is above it.
        let inset = max(height - max(scrollView.safeAreaInsets.bottom - barHeight, 0), 0)
        guard inset != keyboardInset else { return }
        let difference = inset - keyboardInset
        keyboardInset = inset
        UIView.animate(withDuration: duration) {
            scrollView.contentInset.bottom += difference
            scrollView.verticalScrollIndicatorInsets.bottom += difference
        }
        showFocusedField()
    }

    /// Scrolls so far that all of the focused field is visible, with a distance to the keyboard.
    private func showFocusedField() {
        guard let scrollView, keyboardInset > 0, let field = scrollView.focusedField else { return }
        let frame = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -Self.distance)
        scrollView.scrollRectToVisible(frame, animated: !UIAccessibility.isReduceMotionEnabled)
    }
}

extension UIView {
    /// The text field or text view with the focus in this view, if any.
    var focusedField: UIView? {
        if isFirstResponder, self is UITextField || self is UITextView { return self }
        return subviews.lazy.compactMap(\.focusedField).first
    }
}
