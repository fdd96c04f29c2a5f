import Foundation

/// The state of a view that takes part in constraint-based layout. Other views have none.
@MainActor final class ViewLayoutState {
    /// The constraints held by the view, in the order in which they were added.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints held by ancestors that refer to the view or its descendants.
    var crossing: [Crossing] = []
    /// The number of crossing constraints that refer to a descendant.
    private(set) var innerCrossingCount = 0

    struct Crossing {
        let constraint: NSLayoutConstraint
        /// Whether the constraint refers to a descendant rather than to the view itself.
        let isInner: Bool
    }

    /// The engine that lays out the view's descendants, if the view is the root of its own layout.
    var hostedEngine: LayoutEngine?
    /// The engine that determines the view's own frame.
    weak var memberEngine: LayoutEngine?
    /// Whether the engine has solved a frame that hasn't been applied yet.
    var needsApply = false
    /// Whether the solved frame is being applied.
    var isApplying = false
    /// Whether the engine has solved a new content size for the scroll view.
    var contentSizeNeedsApply = false

    /// Whether the view counts as hidden while an animation still shows it.
    var isHiding = false

    var guides: [UILayoutGuide] = []
    var layoutMarginsGuide: UILayoutGuide?
    var safeAreaLayoutGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    var keyboardLayoutGuide: UIKeyboardLayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    var readableWidthLimit: NSLayoutConstraint?

    /// The content hugging priorities by axis; `nil` means the view's default.
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

    /// Removes crossing constraints whose holders were deallocated.
    func removeDeadCrossings() {
        crossing.removeAll { !$0.constraint.isActive }
        innerCrossingCount = crossing.count { $0.isInner }
    }
}

extension UIView {
    /// Returns the node, created if needed.
    final func makeLayoutNode() -> ViewLayoutState {
        if let layoutNode { return layoutNode }
        let node = ViewLayoutState()
        layoutNode = node
        return node
    }

    /// Whether layout inside the view depends on its size only, so that it is solved separately from the outside.
    ///
    /// This holds for root views, and for views whose frames are set rather than solved, unless a constraint from
    /// outside refers to a descendant. A cell is such a view: it keeps its solved layout when it is reused.
    final var isLayoutBoundary: Bool {
        superviewStorage == nil || translatesMask && layoutNode?.innerCrossingCount ?? 0 == 0
    }

    /// The view whose engine lays out this view's descendants.
    final var layoutHost: UIView {
        var view = self
        while !view.isLayoutBoundary, let superview = view.superviewStorage { view = superview }
        return view
    }

    /// The engine that lays out the view's descendants, if any.
    final var layoutEngine: LayoutEngine? { layoutHost.layoutNode?.hostedEngine }

    /// Returns the engine that lays out the view's descendants, created if needed.
    final func makeLayoutEngine() -> LayoutEngine {
        let host = layoutHost
        let node = host.makeLayoutNode()
        if let engine = node.hostedEngine { return engine }
        let engine = LayoutEngine(host: host, isTemporary: false)
        node.hostedEngine = engine
        return engine
    }
}
