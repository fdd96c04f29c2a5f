import Foundation

/// Shows the edge effect of a scroll view behind views of your own that lie in front of its edge, such as a row of buttons.
///
/// Add it to the view that contains them: the effect fills this view, behind its subviews. On a device it follows the
/// shapes of the subviews.
@available(iOS 26, *)
@preconcurrency @MainActor public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    private var background: BarBackgroundView?

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    /// The scroll view below the container.
    public weak var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            scrollView?.ensuredEdgeEffects.addObserver { [weak self] in self?.show() }
            show()
        }
    }

    /// The edge of the scroll view that the container covers; the top one, as long as none is set.
    public var edge: UIRectEdge = [] {
        didSet { if edge != oldValue { show() } }
    }

    /// The container.
    public private(set) weak var view: UIView?

    /// Removes the effect from the container.
    public func willMove(to view: UIView?) {
        background?.removeFromSuperview()
        background = nil
    }

    /// Adds the effect to the container.
    public func didMove(to view: UIView?) {
        self.view = view
        show()
    }

    private func show() {
        guard let view, let scrollView else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let isBottom = edge.contains(.bottom)
        if background?.isContentAbove != isBottom {
            background?.removeFromSuperview()
            let made = BarBackgroundView(isContentAbove: isBottom)
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(made, at: 0)
            background = made
        }
        background?.show(isBottom ? scrollView.shownBottomEdge : scrollView.shownTopEdge)
    }
}
