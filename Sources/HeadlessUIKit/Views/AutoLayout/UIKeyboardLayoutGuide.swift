import Foundation

/// A layout guide of the area that the keyboard covers, down to the bottom of the window. Without a keyboard it begins where the safe
/// area of the view ends.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked keyboard. No effect here.
    open var followsUndockedKeyboard = false

    /// Whether the guide begins at the safe area rather than at the bottom of the view while there is no keyboard.
    @available(iOS 17, *)
    open var usesBottomSafeArea = true {
        didSet { updateEdges() }
    }

    private var edges: [NSLayoutConstraint] = []
    private weak var bottomEdge: NSLayoutConstraint?

    final func updateEdges() {
        guard let view = owningViewStorage else { return }
        NSLayoutConstraint.deactivate(edges)
        let covered = coveredHeight
        let safeBottom = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        let top = covered > 0 ? view.bottomAnchor : safeBottom
        let bottomEdge = bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distanceToWindowBottom)
        edges = [
            topAnchor.constraint(equalTo: top, constant: -covered), bottomEdge,
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        self.bottomEdge = bottomEdge
        for edge in edges { edge.origin = .guide }
        NSLayoutConstraint.activate(edges)
    }

    /// Called when the bottom of the view may have moved in the window.
    final func updateDistance() {
        bottomEdge?.constant = distanceToWindowBottom
    }

    /// The frame of the guide in its view's coordinates.
    final var frame: CGRect {
        guard let view = owningViewStorage else { return .zero }
        let bounds = view.bounds
        let covered = coveredHeight
        let top = bounds.maxY - (covered > 0 ? covered : usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        let bottom = bounds.maxY + distanceToWindowBottom
        return view.roundedToPixels(CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top)))
    }

    /// The height that the keyboard covers at the bottom of the view, in points; 0 if it is not over the safe area.
    private var coveredHeight: CGFloat {
        guard let view = owningViewStorage, let keyboard = view.windowStorage?.keyboard else { return 0 }
        let covered = keyboard.shownHeight - distanceToWindowBottom
        return covered > (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0) ? min(covered, view.bounds.height) : 0
    }

    /// The distance from the bottom of the view to that of the window, in points; 0 if the view reaches it.
    private var distanceToWindowBottom: CGFloat {
        guard let view = owningViewStorage, let window = view.windowStorage, view !== window else { return 0 }
        let bottom = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY), to: nil).y
        return max(0, window.bounds.height - bottom)
    }
}
