import Foundation

/// An interaction that shows a context menu after a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearances of a menu.
    public enum appearance: Int, Sendable {  // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// No menu is visible.
        case unknown = 0
        /// The menu is shown with a preview over a dimmed background.
        case rich = 1
        /// The menu is shown without a preview.
        case compact = 2
    }

    private lazy var recognizer = ContextMenuPressRecognizer(interaction: self)
    /// The delegate's configuration for the current press, until the menu is shown.
    private var prepared: UIContextMenuConfiguration?

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// The delegate, which provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that is shown as a preview, of an interaction that serves several; `nil` for the view of the interaction.
    final weak var itemView: UIView?

    /// The current appearance of the menu.
    open var menuAppearance: appearance {
        guard let presentation else { return .unknown }
        return presentation.isCompact ? .compact : .rich
    }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(recognizer)
    }

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Returns the location of the press in a view's coordinates; `nil` means the window.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Replaces the visible menu.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation, let menu = presentation.menu else { return }
        presentation.menu = block(menu)
    }

    /// Dismisses the menu.
    open func dismissMenu() {
        presentation?.end()
    }

    /// The presentation of the interaction's menu while it is visible.
    private var presentation: ContextMenuPresentation? {
        guard let shown = view?.window?.contextMenu, shown.interaction === self else { return nil }
        return shown
    }

    // MARK: The press

    /// Asks the delegate for a menu. If there is none, other recognizers handle the press.
    final func pressMayBegin() -> Bool {
        guard let view, let window = view.window, window.contextMenu == nil else { return false }
        prepared = delegate?.contextMenuInteraction(
            self,
            configurationForMenuAtLocation: recognizer.location(in: view)
        )
        return prepared != nil
    }

    final func pressDidBegin() {
        guard let prepared, let window = view?.window else { return }
        self.prepared = nil
        let presentation = ContextMenuPresentation(
            interaction: self,
            configuration: prepared,
            location: recognizer.location(in: nil)
        )
        presentation.begin(in: window)
    }
}

/// Recognizes the long press that opens a context menu.
@MainActor final class ContextMenuPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction

    init(interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet { if state == .began, oldValue != .began { interaction.pressDidBegin() } }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.pressMayBegin()
    }
}
