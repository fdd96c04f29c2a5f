import Foundation

/// What a view that takes part in constraint-based layout keeps for it. Views that do not have none.
@MainActor final class LayoutNode {
    /// The constraints the view holds, in the order they were added.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints held above the view that mention it or something in it.
    var crossing: [Crossing] = []
    /// The number of those that mention something in it.
    private(set) var innerCrossingCount = 0

    struct Crossing {
        let constraint: NSLayoutConstraint
        /// Whether it mentions something in the view and not the view itself.
        let isInner: Bool
    }

    /// The engine that lays out what is in the view, if the view is the root of a layout of its own.
    var hostedEngine: LayoutEngine?
    /// The engine that knows the view's own rectangle.
    weak var memberEngine: LayoutEngine?
    /// Whether the engine has a rectangle for the view that it has not got yet.
    var needsApply = false
    /// Whether the engine is giving the view its rectangle.
    var isApplying = false
    /// Whether the engine found another size for the content of the scroll view.
    var contentSizeNeedsApply = false

    /// Whether the view counts as hidden while an animation still shows how it goes.
    var isHiding = false

    var guides: [UILayoutGuide] = []
    var layoutMarginsGuide: UILayoutGuide?
    var safeAreaLayoutGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    var keyboardLayoutGuide: UIKeyboardLayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    var readableWidthLimit: NSLayoutConstraint?

    /// By axis; nil for the view's default.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    func addCrossing(_ constraint: NSLayoutConstraint, isInner: Bool) {
        crossing.append(Crossing(constraint: constraint, isInner: isInner))
        if isInner { innerCrossingCount += 1 }
    }

    func removeCrossing(_ constraint: NSLayoutConstraint) {
        guard let index = crossing.lastIndex(where: { $0.constraint === constraint }) else { return }
        if crossing.remove(at: index).isInner { innerCrossingCount -= 1 }
    }

    /// Forgets constraints whose holders died.
    func removeDeadCrossings() {
        crossing.removeAll { !$0.constraint.isActive }
        innerCrossingCount = crossing.count { $0.isInner }
    }
}

extension UIView {
    /// The node, made if need be.
    final func makeLayoutNode() -> LayoutNode {
        if let layoutNode { return layoutNode }
        let node = LayoutNode()
        layoutNode = node
        return node
    }

    /// Whether layout inside the view depends on the view's size only, so that it is solved apart from what is outside.
    ///
    /// That is so for roots, and for views whose frames are set and not solved, unless a constraint reaches from the
    /// outside to something in them. A cell is such a view: it goes out of use and comes back with its layout solved.
    final var isLayoutBoundary: Bool {
        superviewStorage == nil || translatesMask && layoutNode?.innerCrossingCount ?? 0 == 0
    }

    /// The view whose engine lays out what is in this one.
    final var layoutHost: UIView {
        var view = self
        while !view.isLayoutBoundary, let superview = view.superviewStorage { view = superview }
        return view
    }

    /// The engine that lays out what is in the view, if there is one.
    final var layoutEngine: LayoutEngine? { layoutHost.layoutNode?.hostedEngine }

    /// The engine that lays out what is in the view, made if need be.
    final func makeLayoutEngine() -> LayoutEngine {
        let host = layoutHost
        let node = host.makeLayoutNode()
        if let engine = node.hostedEngine { return engine }
        let engine = LayoutEngine(host: host, isTemporary: false)
        node.hostedEngine = engine
        return engine
    }
}
