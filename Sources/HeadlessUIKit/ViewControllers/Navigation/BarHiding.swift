import Foundation

/// Hides and shows the bars of a navigation controller with gestures, and for the keyboard.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let swipe = BarHidingPanGestureRecognizer()
    let tap = BarHidingTapGestureRecognizer()
    private weak var navigation: UINavigationController?
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        swipe.hiding = self
        tap.hiding = self
        if let view = navigation.viewIfLoaded { attach(to: view) }
    }

    deinit {
        observer.map(NotificationCenter.default.removeObserver)
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(tap)
    }

    var followsKeyboard: Bool {
        get { observer != nil }
        set {
            guard newValue != followsKeyboard else { return }
            observer.map(NotificationCenter.default.removeObserver)
            observer = nil
            guard newValue else { return }
            let name = UIResponder.keyboardWillShowNotification
            observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard self?.navigation?.viewIfLoaded?.window != nil else { return }
                    self?.set(hidden: true)
                }
            }
        }
    }

    var isHidden: Bool { navigation?.isNavigationBarHidden ?? true }

    /// Hides or shows the navigation bar, and the toolbar if the screen has items for it.
    func set(hidden: Bool) {
        guard let navigation else { return }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            navigation.setNavigationBarHidden(hidden, animated: true)
            if hidden || navigation.topViewController?.toolbarItems?.isEmpty == false {
                navigation.setToolbarHidden(hidden, animated: true)
            }
            navigation.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Drags hide the bars of content that scrolls as well.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Taps in controls and bars are theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return true }
        let path = sequence(first: touch.view) { $0?.superview }
        return !path.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
    }
}

/// The drags that hide and show bars.
@MainActor final class BarHidingPanGestureRecognizer: UIPanGestureRecognizer {
    /// How far a finger moves until the bars hide or show, in points. An estimate.
    private static let distance: CGFloat = 30

    fileprivate weak var hiding: BarHiding?
    private var start: CGFloat = 0

    init() {
        super.init(target: nil, action: nil)
    }

    override var state: State {
        didSet {
            guard let view, let hiding, state == .began || state == .changed else { return }
            let moved = translation(in: view).y
            if state == .began { start = 0 }
            // From the last turn on, so that a finger that goes back shows the bars again.
            start = hiding.isHidden ? min(start, moved) : max(start, moved)
            guard abs(moved - start) >= Self.distance else { return }
            hiding.set(hidden: moved < start)
            start = moved
        }
    }
}

/// The taps that hide and show bars.
@MainActor final class BarHidingTapGestureRecognizer: UITapGestureRecognizer {
    fileprivate weak var hiding: BarHiding?

    init() {
        super.init(target: nil, action: nil)
    }

    override var state: State {
        didSet { if state == .ended, let hiding { hiding.set(hidden: !hiding.isHidden) } }
    }
}
