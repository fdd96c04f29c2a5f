import Foundation

/// Presents a view controller as a sheet that rests at one of several detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The detents at which the sheet may rest.
    open var detents: [Detent] = [.large()] {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The detent at which the sheet rests; `nil` for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The largest detent at which the view behind the sheet is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether the sheet shows a grabber.
    open var prefersGrabberVisible = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The corner radius in points; `nil` for the system's.
    public final var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether dragging content up that is at its top expands the sheet to its next detent, before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in a compact height. No effect here.
    open var prefersEdgeAttachedInCompactHeight = false

    /// Whether an edge-attached sheet takes its width from the preferred content size. No effect here.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Whether the sheet has the size of a page in a regular width. No effect here.
    @available(iOS 17, *)
    open var prefersPageSizing = true

    /// The view over which the sheet is centered in a regular width. No effect here.
    open var sourceView: UIView?

    /// Applies changes and animates the sheet to its new height.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container else { return }
        UIView.animate(withDuration: ModalPresentation.duration) { container.layoutIfNeeded() }
    }

    /// Resolves the heights of the detents again.
    @available(iOS 16, *)
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    /// The frame of the sheet at its current height.
    open override var frameOfPresentedViewInContainerView: CGRect {
        container?.sheetFrame(height: currentHeight) ?? .zero
    }

    /// Returns the height of the selected detent, or else of the smallest one; the maximum height if there are no
    /// detents.
    private func currentHeight(maximum: CGFloat) -> CGFloat {
        if let dragged = container?.draggedHeight { return dragged }
        if let selected = height(of: selectedDetentIdentifier, maximum) { return selected }
        return detents.compactMap { height(of: $0, maximum) }.min() ?? maximum
    }

    /// Returns the heights at which the sheet rests: those of its detents, or the maximum height without any.
    final func restingHeights(maximum: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        let heights = detents.compactMap { detent in
            height(of: detent, maximum).map { (identifier: detent.identifier, height: $0) }
        }
        return heights.isEmpty ? [(.large, maximum)] : heights
    }

    /// Rests at a detent to which the user dragged the sheet.
    final func userDidSelect(_ identifier: Detent.Identifier) {
        let smallest = container.flatMap { container in
            restingHeights(maximum: container.maximumSheetHeight).min { $0.height < $1.height }?.identifier
        }
        let isChange = identifier != selectedDetentIdentifier ?? smallest
        guard isChange else { return }
        selectedDetentIdentifier = identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func height(of identifier: Detent.Identifier?, _ maximum: CGFloat) -> CGFloat? {
        detents.first { $0.identifier == identifier }.flatMap { height(of: $0, maximum) }
    }

    private func height(of detent: Detent, _ maximum: CGFloat) -> CGFloat? {
        container.flatMap { container in
            let place = DetentContainer(
                height: container.bounds.height,
                maximum: maximum,
                bottom: container.safeAreaInsets.bottom,
                traits: traitCollection
            )
            return detent.height(in: place)
        }
    }

    /// Whether the view behind the sheet is dimmed.
    final var isDimming: Bool {
        guard let container else { return true }
        let maximum = container.maximumSheetHeight
        guard let undimmed = height(of: largestUndimmedDetentIdentifier, maximum) else { return true }
        return currentHeight(maximum: maximum) > undimmed
    }
}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to changes of a sheet's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}
