import Foundation

/// The container of a presented view and, for sheets and alerts, the dimming view behind it.
@MainActor final class ModalContainerView: UIView {
    private let style: UIModalPresentationStyle
    private let controller: UIPresentationController?
    private let dimmingView = UIControl()
    private let grabber = UIView()
    /// Whether content is in a popover that points to its source.
    let isPopover: Bool
    private lazy var popoverBackground = PopoverBackgroundView()
    /// The height of a sheet that the user drags; `nil` otherwise.
    var draggedHeight: CGFloat? {
        didSet { if draggedHeight != oldValue { setNeedsLayout() } }
    }
    /// Called when the user taps the dimming view.
    var dismissalRequested: (() -> Void)?

    /// UIKit's metrics of a sheet on a phone, in points.
    private static let sheetTop: CGFloat = 10
    private static let sheetRadius: CGFloat = 10
    private static let dimmingAlpha: CGFloat = 0.2
    private static let grabberSize = CGSize(width: 36, height: 5)

    /// The layer's properties before the view was put into a sheet.
    private var originalLayerProperties: (radius: CGFloat, corners: CACornerMask, clips: Bool)?

    var presentedView: UIView? {
        didSet { presentedViewDidChange(from: oldValue) }
    }

    /// Whether an app's animator adds and moves the presented view now.
    var isAnimatedByApp = false
    /// The size for which an app's animator placed the presented view, which stays there until the size changes.
    private var sizePlacedByApp: CGSize?

    /// Takes the view that an app's animator added, and stays away from its frame.
    func keepPresentedView(_ view: UIView?) {
        isAnimatedByApp = false
        guard let view, presentedView !== view else { return }
        sizePlacedByApp = isSheet ? nil : bounds.size
        adoptsPresentedView = true
        presentedView = view
        adoptsPresentedView = false
    }

    private var adoptsPresentedView = false

    private var isSheet: Bool {
        switch style {
        case .popover: !isPopover
        case .automatic, .pageSheet, .formSheet: true
        case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
        }
    }

    /// Whether the presenting view stays visible behind a dimming view: with sheets, and with alerts, which cover the
    /// container.
    var showsPresentingView: Bool { isSheet || isPopover || controller?.presentedViewController is UIAlertController }

    init(style: UIModalPresentationStyle, controller: UIPresentationController?, traits: UITraitCollection) {
        self.style = style
        self.controller = controller
        isPopover = (controller as? UIPopoverPresentationController)?.isPopover(in: traits) ?? false
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimmingView.isAccessibilityElement = false
        dimmingView.addAction(UIAction { [weak self] _ in self?.dismissalRequested?() }, for: .touchUpInside)
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        if isPopover { dimmingView.backgroundColor = .clear }
        if showsPresentingView { addSubview(dimmingView) }
        if isPopover { addSubview(popoverBackground) }
        if isSheet {
            addSubview(grabber)
            addGestureRecognizer(SheetDragRecognizer(container: self))
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        dimmingView.frame = bounds
        if let presentedView, presentedView.transform.isIdentity, !isAnimatedByApp {
            if sizePlacedByApp != bounds.size { presentedView.frame = frameOfPresentedView }
            followSheet(presentedView)
            showPopover()
        }
        controller?.containerViewDidLayoutSubviews()
    }

    /// The sheet that is shown, also for a popover; `nil` for other styles.
    var sheet: UISheetPresentationController? {
        guard let popover = controller as? UIPopoverPresentationController else {
            return controller as? UISheetPresentationController
        }
        return popover.adaptiveSheetPresentationController
    }

    private func followSheet(_ view: UIView) {
        guard isSheet else { return }
        view.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.sheetRadius
        dimmingView.isHidden = sheet?.isDimming == false
        grabber.isHidden = sheet?.prefersGrabberVisible != true
        let size = Self.grabberSize
        grabber.frame = CGRect(
            origin: CGPoint(x: view.frame.midX - size.width / 2, y: view.frame.minY + size.height),
            size: size
        )
        bringSubviewToFront(grabber)
    }

    /// How wide a view is that is seen from the side, as a part of its width. Not 0, which nothing can be converted from.
    private static let edgeOn: CGFloat = 0.001

    private func showPopover() {
        guard isPopover, let popover = controller as? UIPopoverPresentationController else { return }
        popoverBackground.frame = bounds
        popoverBackground.color = popover.backgroundColor
        popoverBackground.placement = popover.placement
    }

    /// Touches outside an undimmed sheet, and in the views that a popover lets through, go to the views behind.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if isPopover, let views = (controller as? UIPopoverPresentationController)?.passthroughViews,
            presentedView?.frame.contains(point) != true
        {
            return !views.contains { $0.window === window && $0.point(inside: convert(point, to: $0), with: event) }
        }
        guard isSheet, dimmingView.isHidden else { return super.point(inside: point, with: event) }
        return presentedView?.frame.contains(point) ?? false
    }

    /// Moves or fades the presented view to its place on screen, or to its place off screen.
    func show(_ transition: UIModalTransitionStyle, isOnScreen: Bool) {
        dimmingView.alpha = isOnScreen ? 1 : 0
        if isPopover {
            for view in [presentedView, popoverBackground] { view?.alpha = isOnScreen ? 1 : 0 }
            return
        }
        switch transition {
        case .coverVertical, .partialCurl:
            let distance = bounds.height - frameOfPresentedView.minY
            for view in [presentedView, grabber] {
                view?.transform = isOnScreen ? .identity : CGAffineTransform(translationX: 0, y: distance)
            }
        case .flipHorizontal:
            for view in [presentedView, grabber] {
                view?.transform = isOnScreen ? .identity : CGAffineTransform(scaleX: Self.edgeOn, y: 1)
            }
        case .crossDissolve:
            for view in [presentedView, grabber] { view?.alpha = isOnScreen ? 1 : 0 }
        }
    }

    func stopAnimations() {
        for view in [dimmingView, grabber, presentedView] + (isPopover ? [popoverBackground] : []) {
            view?.layer.removeAllAnimations()
        }
    }

    /// The frame of the presented view at the end of the presentation.
    var frameOfPresentedView: CGRect {
        if isPopover { return controller?.frameOfPresentedViewInContainerView ?? bounds }
        guard isSheet else {
            return style == .custom ? controller?.frameOfPresentedViewInContainerView ?? bounds : bounds
        }
        return controller?.frameOfPresentedViewInContainerView ?? sheetFrame { $0 }
    }

    var maximumSheetHeight: CGFloat { max(0, bounds.height - safeAreaInsets.top - Self.sheetTop) }

    /// Returns the frame of a sheet whose height is computed from the maximum height.
    func sheetFrame(height: (CGFloat) -> CGFloat) -> CGRect {
        let height = height(maximumSheetHeight)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private func presentedViewDidChange(from old: UIView?) {
        if let old {
            old.removeFromSuperview()
            old.transform = .identity
            old.alpha = 1
            restoreLayerProperties(of: old)
        }
        guard let presentedView else { return }
        if !adoptsPresentedView { presentedView.frame = frameOfPresentedView }
        if isSheet || isPopover {
            let layer = presentedView.layer
            originalLayerProperties = (layer.cornerRadius, layer.maskedCorners, presentedView.clipsToBounds)
            presentedView.layer.cornerRadius = isPopover ? PopoverPlacement.cornerRadius : Self.sheetRadius
            if isSheet { presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
            presentedView.clipsToBounds = true
        }
        if !presentedView.isDescendant(of: self) { addSubview(presentedView) }
    }

    private func restoreLayerProperties(of view: UIView) {
        guard let originalLayerProperties else { return }
        view.layer.cornerRadius = originalLayerProperties.radius
        view.layer.maskedCorners = originalLayerProperties.corners
        view.clipsToBounds = originalLayerProperties.clips
        self.originalLayerProperties = nil
    }
}
