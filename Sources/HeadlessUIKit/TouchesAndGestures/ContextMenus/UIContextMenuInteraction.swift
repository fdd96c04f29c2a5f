import Foundation

/// Shows a context menu when a finger rests on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// With a preview, the rest of the screen stepping back.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIContextMenuInteractionDelegate)?
    private lazy var recognizer = ContextMenuPressRecognizer(interaction: self)
    /// What was asked for when the press was long enough, until the menu is shown.
    private var prepared: UIContextMenuConfiguration?

    /// Makes an interaction. The delegate is not kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        delegateStorage = delegate
        super.init()
    }

    /// The view whose menu it is.
    open var view: UIView? { viewStorage }

    /// Says what menu there is.
    open var delegate: (any UIContextMenuInteractionDelegate)? { delegateStorage }

    /// How the menu is shown at present.
    open var menuAppearance: Appearance { presentation == nil ? .unknown : .rich }

    /// Called before the interaction goes to another view, or to none.
    open func willMove(to view: UIView?) {
        dismissMenu()
        viewStorage?.removeGestureRecognizer(recognizer)
    }

    /// Called after the interaction went to another view, or to none.
    open func didMove(to view: UIView?) {
        viewStorage = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Where the press is or was, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Puts another menu in the place of the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation, let menu = presentation.menu else { return }
        presentation.menu = block(menu)
    }

    /// Takes the menu away.
    open func dismissMenu() {
        presentation?.end()
    }

    /// The menu of this interaction, while it is shown.
    private var presentation: ContextMenuPresentation? {
        guard let shown = viewStorage?.window?.contextMenu, shown.interaction === self else { return nil }
        return shown
    }

    // MARK: The press

    /// Asks for the menu. Where there is none the press goes on as if nobody watched.
    final func pressMayBegin() -> Bool {
        guard let viewStorage, let window = viewStorage.window, window.contextMenu == nil else { return false }
        prepared = delegateStorage?.contextMenuInteraction(
            self,
            configurationForMenuAtLocation: recognizer.location(in: viewStorage)
        )
        return prepared != nil
    }

    final func pressDidBegin() {
        guard let prepared, let window = viewStorage?.window else { return }
        self.prepared = nil
        let presentation = ContextMenuPresentation(
            interaction: self,
            configuration: prepared,
            location: recognizer.location(in: nil)
        )
        presentation.begin(in: window)
    }
}

/// Waits for a press that is long enough for a menu.
@MainActor private final class ContextMenuPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
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
