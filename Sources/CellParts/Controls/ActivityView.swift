import PortableUIKit

/// An activity indicator that is scaled to fill its bounds.
public final class ActivityView: UIView {
    /// The indicator.
    let indicator = UIActivityIndicatorView(style: .medium)

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(indicator)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("ActivityView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        indicator.transform = .identity
        // The large style is scaled down, because the medium one would get blurred.
        let isLarge = bounds.width > Self.standardSide
        let style: UIActivityIndicatorView.Style = isLarge ? .large : .medium
        if indicator.style != style { indicator.style = style }
        let side = max(indicator.intrinsicContentSize.width, 1)
        indicator.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let scale = min(bounds.width, bounds.height) / side
        if isLarge || scale < 1 { indicator.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }

    /// The side of the medium style, in points.
    static let standardSide: CGFloat = 20
}
