/// A guide that follows something that comes and goes on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room that the keyboard takes at the bottom of a view: none but the safe area's, as a headless screen has no keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not docked at the bottom.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area while there is no keyboard, and not at the edge of the view.
    open var usesBottomSafeArea = true {
        didSet { updateEdges() }
    }

    private var edges: [NSLayoutConstraint] = []

    final func updateEdges() {
        guard let view = owningViewStorage else { return }
        NSLayoutConstraint.deactivate(edges)
        let bottom = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        edges = [
            topAnchor.constraint(equalTo: bottom), bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        for edge in edges { edge.origin = .guide }
        NSLayoutConstraint.activate(edges)
    }
}

extension UIView {
    /// The room that the keyboard takes, for constraints that end above it.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(.free, of: self, identifier: "UIKeyboardLayoutGuide")
        node.keyboardLayoutGuide = guide
        guide.updateEdges()
        return guide
    }
}
