import Foundation

/// The background of a bar: its material, its color, an image, and a line or image at the edge towards the content.
@MainActor final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private var imageView: UIImageView?
    private var shadowView: UIImageView?
    private var edge: ScrollEdgeView?
    let isContentAbove: Bool
    private var effect: UIBlurEffect? {
        didSet { showEffect() }
    }

    /// The color of the line unless an app sets another one.
    static let standardLineColor = UIColor { traits in
        guard traits.userInterfaceStyle != .dark else { return .separator.resolvedColor(with: traits) }
        return UIColor(white: traits.metrics.bars.hairlineGray / 255, alpha: 1)
    }

    var lineColor: UIColor? {
        get { hairline.backgroundColor }
        set { hairline.backgroundColor = newValue }
    }

    init(isContentAbove: Bool) {
        self.isContentAbove = isContentAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        lineColor = Self.standardLineColor
        addSubview(hairline)
        effect = UIBlurEffect(style: .systemChromeMaterial)
        showEffect()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows an appearance.
    func show(_ appearance: UIBarAppearance) {
        backgroundColor = appearance.backgroundColor
        effect = appearance.backgroundEffect
        lineColor = appearance.shadowColor ?? .clear
        show(appearance.backgroundImage, contentMode: appearance.backgroundImageContentMode)
        showShadow(appearance.shadowImage, color: appearance.shadowColor)
    }

    /// Shows no background, as a bar has none in front of the edge of its content.
    func showNothing() {
        backgroundColor = .clear
        effect = nil
        lineColor = .clear
        show(nil, contentMode: .scaleToFill)
        showShadow(nil, color: nil)
    }

    /// Shows the background of a bar without an appearance. An image replaces the color, and even an empty one the line.
    func show(color: UIColor?, style: UIBarStyle, isTranslucent: Bool, image: UIImage?, shadow: UIImage?) {
        let isMaterial = image == nil && color == nil && isTranslucent
        let standard: UIColor = style.isBlack ? .black : .systemBackground
        backgroundColor = image != nil || isMaterial ? nil : color ?? standard
        effect =
            isMaterial ? UIBlurEffect(style: style.isBlack ? .systemChromeMaterialDark : .systemChromeMaterial) : nil
        lineColor = Self.standardLineColor
        show(image, contentMode: .scaleToFill)
        showShadow(shadow, color: nil)
    }

    /// Shows how content ends below a bar without a background.
    func show(_ edge: ShownScrollEdge) {
        showNothing()
        switch edge {
        case .none: break
        case .soft: showFadingEdge()
        case .hard:
            effect = UIBlurEffect(style: .systemChromeMaterial)
            lineColor = Self.standardLineColor
        }
    }

    private func showFadingEdge() {
        let view = edge ?? ScrollEdgeView(isAtBottom: isContentAbove)
        edge = view
        insertSubview(view, at: 0)
    }

    private func showEffect() {
        setBackdrop(effect?.backdrop(for: traitCollection))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    private func show(_ image: UIImage?, contentMode: ContentMode) {
        edge?.removeFromSuperview()
        edge = nil
        let view = Self.show(image, in: &imageView)
        view?.contentMode = contentMode
        view?.clipsToBounds = true
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    private func showShadow(_ image: UIImage?, color: UIColor?) {
        let view = Self.show(image, in: &shadowView)
        view?.tintColor = color
        if let view { addSubview(view) }
        hairline.isHidden = image != nil
        setNeedsLayout()
    }

    /// Shows an image in a view that exists only while there is an image.
    private static func show(_ image: UIImage?, in view: inout UIImageView?) -> UIImageView? {
        guard let image else {
            view?.removeFromSuperview()
            view = nil
            return nil
        }
        let shown = view ?? UIImageView()
        shown.image = image
        view = shown
        return shown
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        edge?.frame = bounds
        hairline.frame = edge(height: 1 / max(1, traitCollection.displayScale))
        if let shadowView { shadowView.frame = edge(height: shadowView.image?.size.height ?? 0) }
    }

    private func edge(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: isContentAbove ? -height : bounds.height, width: bounds.width, height: height)
    }
}
