import Foundation

/// The presentation of a context menu, from its appearance to its dismissal.
@MainActor final class ContextMenuPresentation: TouchCover {
    let interaction: UIContextMenuInteraction
    let configuration: UIContextMenuConfiguration
    /// The location of the touch, in window coordinates.
    let location: CGPoint
    let preview: UIResponder?
    private(set) var highlightPreview: UITargetedPreview?
    var menu: UIMenu? {
        didSet { drawn?.update() }
    }
    private weak var window: UIWindow?
    private var drawn: (any DrawnCover)?
    /// The control whose menu is shown, without a preview.
    private(set) weak var control: UIView?
    /// Whether the menu is shown without a preview.
    let isCompact: Bool
    /// The deferred elements that were asked for their elements.
    private var requestedElements: Set<ObjectIdentifier> = []

    init(
        interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        location: CGPoint,
        control: UIView? = nil
    ) {
        self.interaction = interaction
        self.control = control
        isCompact = control != nil
        self.configuration = configuration
        self.location = location
        preview = configuration.previewProvider?()
        menu = configuration.actionProvider?([])
        resolveDeferredElements()
    }

    /// Replaces the deferred elements of the menu as soon as their elements are known.
    private func resolveDeferredElements() {
        for case let element as UIDeferredMenuElement in menu?.leaves ?? [] {
            guard requestedElements.insert(ObjectIdentifier(element)).inserted else { continue }
            element.resolve { [weak self] elements in
                guard let self, let menu else { return }
                self.menu = menu.replacing(element, with: elements)
                resolveDeferredElements()
            }
        }
    }

    func begin(in window: UIWindow) {
        self.window = window
        window.cover = self
        highlightPreview = interaction.delegate?.contextMenuInteraction(
            interaction,
            configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier
        )
        drawn = window.coverDrawer?.draw(self, in: window)
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(
            interaction,
            willDisplayMenuFor: configuration,
            animator: animator
        )
        animator.run(clock: window.clock)
    }

    func isContent(at point: CGPoint) -> Bool { drawn?.isContent(at: point) ?? false }

    /// Dismisses the menu, unless it is already dismissed.
    func end() {
        guard let window, window.cover === self else { return }
        window.cover = nil
        drawn?.end()
        drawn = nil
        _ = interaction.delegate?.contextMenuInteraction(
            interaction,
            configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier
        )
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        animator.run(clock: window.clock)
    }

    /// Performs an element of the menu, and dismisses the menu unless the element keeps it presented.
    ///
    /// - Returns: Whether the element belongs to the menu and can be chosen.
    func choose(_ element: any UIMenuLeaf) -> Bool {
        guard let menu, let owner = menu.owner(of: element), !element.attributes.contains(.hidden),
            !element.attributes.contains(.disabled)
        else { return false }
        if owner.options.contains(.singleSelection) {
            for case let sibling as any UIMenuLeaf in owner.children { sibling.state = .off }
            element.state = .on
        }
        if !element.attributes.contains(.keepsMenuPresented) { end() }
        element.performWithSender(interaction, target: nil)
        return true
    }

    /// Performs the action for a tap on the preview.
    func commitPreview() {
        guard let window, window.cover === self else { return }
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(
            interaction,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        animator.run(clock: window.clock)
        end()
    }
}

extension UIWindow {
    /// The context menu on screen.
    final var contextMenu: ContextMenuPresentation? { cover as? ContextMenuPresentation }
}

extension UIMenu {
    /// Returns the menu of this hierarchy that contains an element.
    fileprivate final func owner(of element: any UIMenuLeaf) -> UIMenu? {
        for child in children {
            if child === element { return self }
            if let owner = (child as? UIMenu)?.owner(of: element) { return owner }
        }
        return nil
    }
}
