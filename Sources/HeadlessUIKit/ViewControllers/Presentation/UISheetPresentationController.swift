import Foundation

/// Shows a screen as a sheet that rises from the bottom to one of some heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet may stand.
    open var detents: [Detent] = [.large()] {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The height at which it stands; nil for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The greatest height at which what is behind the sheet is not in the shade.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether a sheet shows that it can be pulled.
    open var prefersGrabberVisible = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The radius of the corners; nil for that of the system.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether scrolling past the edge makes the sheet larger. Sheets are not pulled here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether a sheet in a low window is at its bottom.
    open var prefersEdgeAttachedInCompactHeight = false

    /// Whether such a sheet is as wide as the screen asks for.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Whether a sheet in a wide window is at its bottom.
    open var prefersPageSizing = true

    /// The view from whose middle the sheet comes, where the window is wide.
    open var sourceView: UIView?

    /// Carries out changes and has the sheet move to where it stands then.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container else { return }
        UIView.animate(withDuration: ModalPresentation.duration) { container.layoutIfNeeded() }
    }

    /// Has the heights asked for anew.
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    /// The sheet at its height.
    open override var frameOfPresentedViewInContainerView: CGRect {
        container?.sheetFrame(height: standingHeight) ?? .zero
    }

    /// The height of the detent that is selected, or else of the lowest one; the greatest height where there is none.
    private func standingHeight(_ maximum: CGFloat) -> CGFloat {
        if let selected = height(of: selectedDetentIdentifier, maximum) { return selected }
        return detents.compactMap { height(of: $0, maximum) }.min() ?? maximum
    }

    private func height(of identifier: Detent.Identifier?, _ maximum: CGFloat) -> CGFloat? {
        detents.first { $0.identifier == identifier }.flatMap { height(of: $0, maximum) }
    }

    private func height(of detent: Detent, _ maximum: CGFloat) -> CGFloat? {
        container.flatMap { container in
            let place = DetentPlace(
                height: container.bounds.height,
                maximum: maximum,
                bottom: container.safeAreaInsets.bottom,
                traits: traitCollection
            )
            return detent.height(in: place)
        }
    }

    /// Whether what is behind the sheet is in the shade.
    final var isDimming: Bool {
        guard let container else { return true }
        let maximum = container.greatestSheetHeight
        guard let undimmed = height(of: largestUndimmedDetentIdentifier, maximum) else { return true }
        return standingHeight(maximum) > undimmed
    }
}

/// Hears when a sheet stands at another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Somebody pulled the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
