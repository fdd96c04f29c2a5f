import Foundation

/// The edit menu of the app: the standard commands that the first responder can perform, and custom ones.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Towards the target, wherever there is space.
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    private static let sharedController = UIMenuController()

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var presentation: EditMenuPresentation?

    override init() {
        super.init()
    }

    /// The menu controller of the app.
    open class var shared: UIMenuController { sharedController }

    /// The custom commands. They are shown if the first responder can perform them.
    open var menuItems: [UIMenuItem]? {
        didSet { update() }
    }

    /// The direction of the menu's arrow. No effect here.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is visible.
    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu at the target rectangle.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    /// Sets the rectangle that the menu is about, in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
        presentation?.targetRect = targetView.convert(targetRect, to: nil)
    }

    /// Shows the menu at a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu if it is shown for a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Hides the menu.
    open func hideMenu() {
        guard let presentation else { return }
        post(Self.willHideMenuNotification)
        presentation.end()
    }

    /// Updates the commands of the visible menu. Without commands it is hidden.
    open func update() {
        guard let presentation, let responder = presentation.responder else { return }
        let elements = EditCommands.suggested(for: responder, items: menuItems ?? [])
        if elements.isEmpty { return hideMenu() }
        presentation.replaceMenu(with: UIMenu(children: elements))
        post(Self.menuFrameDidChangeNotification)
    }

    /// The frame of the menu, in screen coordinates; zero while it is hidden.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    private func show() {
        guard let targetView, let window = targetView.window else { return }
        let responder = window.firstResponder ?? targetView
        let elements = EditCommands.suggested(for: responder, items: menuItems ?? [])
        guard !elements.isEmpty else { return }
        hideMenu()
        post(Self.willShowMenuNotification)
        let presentation = EditMenuPresentation(
            menu: UIMenu(children: elements),
            responder: responder,
            targetRect: targetView.convert(targetRect, to: nil),
            sender: self,
            didEnd: { [weak self] in self?.didHide() }
        )
        presentation.begin(in: window)
        self.presentation = presentation
        post(Self.didShowMenuNotification)
    }

    private func didHide() {
        presentation = nil
        post(Self.didHideMenuNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted before the menu is shown.
    public class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }

    /// Posted after the menu was shown.
    public class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }

    /// Posted before the app hides the menu.
    public class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }

    /// Posted after the menu was hidden.
    public class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }

    /// Posted after the frame of the menu changed.
    public class var menuFrameDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
    }
}
