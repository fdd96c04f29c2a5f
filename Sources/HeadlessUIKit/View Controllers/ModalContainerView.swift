import Foundation

/// Holds a presented screen, and for sheets the shade behind it.
@MainActor final class ModalContainerView: UIView {
    private let style: UIModalPresentationStyle
    private let shade = UIView()

    /// UIKit's sheet on a phone, in points.
    private static let sheetTop: CGFloat = 10
    private static let sheetRadius: CGFloat = 10
    private static let shadeAlpha: CGFloat = 0.2

    var presentedView: UIView? {
        didSet { presentedViewDidChange(from: oldValue) }
    }

    private var isSheet: Bool {
        switch style {
        case .automatic, .pageSheet, .formSheet: true
        case .none, .fullScreen, .overFullScreen: false
        }
    }

    init(style: UIModalPresentationStyle) {
        self.style = style
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        shade.backgroundColor = UIColor(white: 0, alpha: Self.shadeAlpha)
        if isSheet { addSubview(shade) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        guard let presentedView, presentedView.transform.isIdentity else { return }
        presentedView.frame = frameOfPresentedView
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
        guard isSheet else { return bounds }
        let top = safeAreaInsets.top + Self.sheetTop
        return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
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
