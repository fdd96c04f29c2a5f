import Foundation

/// What Auto Layout knows of an item of constraints: a view or a layout guide.
@MainActor protocol LayoutElement: AnyObject {
    /// The element itself if it is a view.
    var viewElement: (any ViewElement)? { get }
    /// The element itself if it is a guide.
    var guideElement: (any GuideElement)? { get }
    /// The element itself if it is a view, or the view that owns the guide.
    var owningElement: (any ViewElement)? { get }
    /// The name of the element in logs.
    var layoutName: String? { get }
}

/// What Auto Layout knows of a layout guide.
@MainActor protocol GuideElement: LayoutElement {
    var kind: GuideKind { get }
}

/// The kinds of guides, by what determines their frames.
enum GuideKind {
    /// Constraints of the app.
    case free
    /// The layout margins of the view.
    case layoutMargins
    /// The safe area of the view.
    case safeArea
    /// The frame of a scroll view.
    case scrollFrame
    /// The content area of a scroll view.
    case scrollContent

    /// Whether the guide is derived from its view's bounds, so that it needs no variables.
    var followsView: Bool {
        switch self {
        case .layoutMargins, .safeArea, .scrollFrame: true
        case .free, .scrollContent: false
        }
    }
}

/// What Auto Layout knows of a view.
@MainActor protocol ViewElement: LayoutElement {
    /// The superview.
    var superelement: (any ViewElement)? { get }

    // MARK: Geometry, in points

    var frame: CGRect { get }
    /// The frame of the view without its transform.
    var untransformedFrame: CGRect { get }
    /// The size of the bounds.
    var boundsSize: CGSize { get }
    var alignmentRectInsets: UIEdgeInsets { get }
    func alignmentRect(forFrame frame: CGRect) -> CGRect
    var layoutMargins: UIEdgeInsets { get }
    /// Returns the insets of a guide that follows the view's bounds.
    func insets(of kind: GuideKind) -> UIEdgeInsets
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

    // MARK: Scroll views

    var isScrollView: Bool { get }
    /// The content offset of a scroll view; zero for other views.
    var contentOrigin: CGPoint { get }
    /// The guide of a scroll view's content.
    var scrolledContentElement: (any GuideElement)? { get }

    // MARK: Texts

    /// The view whose first or last baseline counts as that of this one.
    func baselineElement(isFirst: Bool) -> any ViewElement
    /// The distances of the baselines from the vertical center; `nil` for a view without a text.
    var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { get }
    var textLineHeight: CGFloat? { get }

    // MARK: Frames that are set

    /// Whether the frame is set and translated into constraints.
    var translatesMask: Bool { get }
    /// Whether the autoresizing mask makes the frame depend on the superview's size.
    var followsSuperelement: Bool { get }
    /// Returns the share of a change in the superview's length that the start or the length of a frame receives.
    func autoresizingShare(of frame: CGRect, along axis: NSLayoutConstraint.Axis, isLength: Bool) -> CGFloat

    // MARK: Content

    var wrapsContentToWidth: Bool { get }
    /// Returns the intrinsic content size; for wrapped content, at the given width if known.
    func intrinsicContentSize(wrappedTo width: CGFloat?) -> CGSize
    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority

    // MARK: Constraints that the view holds

    func performAddConstraint(_ constraint: NSLayoutConstraint)
    func performRemoveConstraint(_ constraint: NSLayoutConstraint)
    /// Called after the constant or the priority of a constraint changed.
    func termsDidChange(of constraint: NSLayoutConstraint)

    // MARK: Results

    /// The engine that determines the view's own frame.
    var memberEngine: LayoutEngine? { get set }
    /// Requests a layout pass that reaches the view.
    func markNeedsLayoutBelow()
    /// Requests that the solved frame is applied in the superview's next layout pass.
    func setNeedsEngineFrame()
    /// Requests that the solved frame is applied again whenever the superview is laid out.
    func engineFrameWasOverwritten()
    /// Called after the size of a root view was solved.
    func rootSizeWasSolved()
    /// Called after the frame of a guide of the view was solved.
    func guideDidMove(_ kind: GuideKind)
}

extension ViewElement {
    /// Whether the view is the other one or inside it.
    func isInside(_ other: any ViewElement) -> Bool {
        var step: (any ViewElement)? = self
        while let element = step {
            if element === other { return true }
            step = element.superelement
        }
        return false
    }
}
