import Foundation

extension ModalContainerView {
    /// Whether the user may drag the sheet now.
    var isDraggable: Bool {
        guard let presentedView, !isAnimatedByApp, presentedView.transform.isIdentity else { return false }
        return sheet != nil && !isDismissed
    }

    /// The height of the sheet now.
    var sheetHeight: CGFloat { draggedHeight ?? frameOfPresentedView.height }

    /// The heights at which the sheet rests, and their detents.
    var restingHeights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        sheet?.restingHeights(maximum: maximumSheetHeight) ?? []
    }

    /// Whether dragging the sheet down may dismiss it.
    var isDismissible: Bool { sheet?.presentedViewController.isModalInPresentation == false }

    /// Whether the presented view controller goes, or is gone.
    var isDismissed: Bool { sheet?.presentedViewController.isBeingDismissed != false }

    /// Whether dragging content up that is at its top makes the sheet grow instead of scrolling.
    var scrollingExpands: Bool {
        guard let sheet, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
        let tolerance: CGFloat = 0.5
        return sheetHeight < (restingHeights.map(\.height).max() ?? 0) - tolerance
    }

    /// Lets a dragged sheet rest at a detent.
    func settle(at identifier: UISheetPresentationController.Detent.Identifier?) {
        UIView.animate(
            withDuration: ModalPresentation.duration,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) {
            self.draggedHeight = nil
            if let identifier { self.sheet?.userDidSelect(identifier) }
            self.layoutIfNeeded()
        }
    }
}
