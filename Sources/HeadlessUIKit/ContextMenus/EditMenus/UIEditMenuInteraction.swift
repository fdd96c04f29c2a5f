import Foundation

/// An interaction that shows an edit menu when the app asks for it.
@available(iOS 16, *)
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    private var configuration: UIEditMenuConfiguration?
    private weak var presentation: EditMenuPresentation?

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The delegate, which provides the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {
        dismissMenu()
    }

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Shows the menu of a configuration. Without elements nothing is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window, let menu = menu(for: configuration, in: view, of: window) else {
            return
        }
        dismissMenu()
        self.configuration = configuration
        let animator = ContextMenuAnimator(preview: nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let presentation = EditMenuPresentation(
            menu: menu,
            responder: responder(of: view, in: window),
            targetRect: view.convert(targetRect(of: configuration), to: nil),
            sender: self,
            didEnd: { [weak self] in self?.didDismiss() }
        )
        presentation.begin(in: window)
        self.presentation = presentation
        animator.run(clock: window.clock)
    }

    /// Dismisses the menu.
    open func dismissMenu() {
        presentation?.end()
    }

    /// Asks the delegate again for the visible menu.
    open func reloadVisibleMenu() {
        guard let presentation, let configuration, let view, let window = view.window else { return }
        guard let menu = menu(for: configuration, in: view, of: window) else { return dismissMenu() }
        presentation.replaceMenu(with: menu)
    }

    /// Asks the delegate again for the target rectangle of the visible menu.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let presentation, let configuration, let view else { return }
        presentation.targetRect = view.convert(targetRect(of: configuration), to: nil)
    }

    /// Returns the point from which the menu is shown, in a view's coordinates; `nil` means the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func targetRect(of configuration: UIEditMenuConfiguration) -> CGRect {
        delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    /// The first responder if it is inside the view, or else the view.
    private func responder(of view: UIView, in window: UIWindow) -> UIResponder {
        guard let first = window.firstResponder as? UIView, first.isDescendant(of: view) else { return view }
        return first
    }

    private func menu(for configuration: UIEditMenuConfiguration, in view: UIView, of window: UIWindow) -> UIMenu? {
        let suggested = EditCommands.suggested(for: responder(of: view, in: window), items: [])
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let menu = own ?? UIMenu(children: suggested)
        return menu.children.isEmpty ? nil : menu
    }

    private func didDismiss() {
        presentation = nil
        guard let configuration, let window = view?.window else { return }
        self.configuration = nil
        let animator = ContextMenuAnimator(preview: nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(clock: window.clock)
    }
}
