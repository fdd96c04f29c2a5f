/// A layout guide that follows an element that moves on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// A layout guide of the area that the keyboard covers. Only as high as the bottom safe area: there is no on-screen
/// keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked keyboard. Stored only.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area rather than at the bottom of the view while there is no keyboard.
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
    /// The layout guide of the keyboard, for constraints that end above it.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(.free, of: self, identifier: "UIKeyboardLayoutGuide")
        node.keyboardLayoutGuide = guide
        guide.updateEdges()
        return guide
    }
}
