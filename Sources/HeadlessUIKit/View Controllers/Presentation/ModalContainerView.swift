import Foundation

/// Holds a presented screen, and for sheets the shade behind it.
@MainActor final class ModalContainerView: UIView {
    private let style: UIModalPresentationStyle
    private let controller: UIPresentationController?
    private let shade = UIControl()
    private let grabber = UIView()
    /// Called when somebody touches the shade.
    var dismissalRequested: (() -> Void)?

    /// UIKit's sheet on a phone, in points.
    private static let sheetTop: CGFloat = 10
    private static let sheetRadius: CGFloat = 10
    private static let shadeAlpha: CGFloat = 0.2
    private static let grabberSize = CGSize(width: 36, height: 5)

    var presentedView: UIView? {
        didSet { presentedViewDidChange(from: oldValue) }
    }

    private var isSheet: Bool {
        switch style {
        case .automatic, .pageSheet, .formSheet, .popover: true
        case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
        }
    }

    init(style: UIModalPresentationStyle, controller: UIPresentationController?) {
        self.style = style
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        shade.backgroundColor = UIColor(white: 0, alpha: Self.shadeAlpha)
        shade.isAccessibilityElement = false
        shade.addAction(UIAction { [weak self] _ in self?.dismissalRequested?() }, for: .touchUpInside)
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        if isSheet { addSubview(shade) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        shade.frame = bounds
        if let presentedView, presentedView.transform.isIdentity {
            presentedView.frame = frameOfPresentedView
            followSheet(presentedView)
        }
        controller?.containerViewDidLayoutSubviews()
    }

    private func followSheet(_ view: UIView) {
        guard isSheet else { return }
        let sheet = controller as? UISheetPresentationController
        view.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.sheetRadius
        shade.isHidden = sheet?.isDimming == false
        guard sheet?.prefersGrabberVisible ?? false else { return grabber.removeFromSuperview() }
        if grabber.superview !== view { view.addSubview(grabber) }
        let size = Self.grabberSize
        grabber.frame = CGRect(origin: CGPoint(x: view.bounds.midX - size.width / 2, y: size.height), size: size)
    }

    /// A point on what the sheet leaves free is one of what is behind, where that is not in the shade.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isSheet, shade.isHidden else { return super.point(inside: point, with: event) }
        return presentedView?.frame.contains(point) ?? false
    }

    /// Puts the screen where it is seen or where it comes from.
    func show(_ transition: UIModalTransitionStyle, isOnScreen: Bool) {
        shade.alpha = isOnScreen ? 1 : 0
        switch transition {
        case .coverVertical:
            let distance = bounds.height - frameOfPresentedView.minY
            presentedView?.transform =
                isOnScreen ? .identity : CGAffineTransform(translationX: 0, y: distance)
        case .crossDissolve:
            presentedView?.alpha = isOnScreen ? 1 : 0
        }
    }

    func stopAnimations() {
        shade.layer.removeAllAnimations()
        presentedView?.layer.removeAllAnimations()
    }

    private var frameOfPresentedView: CGRect {
        guard isSheet else {
            return style == .custom ? controller?.frameOfPresentedViewInContainerView ?? bounds : bounds
        }
        return controller?.frameOfPresentedViewInContainerView ?? sheetFrame { $0 }
    }

    /// The rectangle of a sheet whose height follows from the greatest one.
    func sheetFrame(height: (CGFloat) -> CGFloat) -> CGRect {
        let maximum = max(0, bounds.height - safeAreaInsets.top - Self.sheetTop)
        let height = height(maximum)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private func presentedViewDidChange(from old: UIView?) {
        if let old {
            old.removeFromSuperview()
            old.transform = .identity
            old.alpha = 1
        }
        guard let presentedView else { return }
        presentedView.frame = frameOfPresentedView
        if isSheet {
            presentedView.layer.cornerRadius = Self.sheetRadius
            presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            presentedView.clipsToBounds = true
        }
        addSubview(presentedView)
    }
}
