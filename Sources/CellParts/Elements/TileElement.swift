import PortableUIKit

/// An icon on a colored square with rounded corners.
public struct TileElement: PartElement {
    /// The icon.
    public var icon: UIImage

    /// The color of the square.
    public var color: UIColor

    /// The color of a template icon.
    public var iconColor: UIColor

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat

    /// Creates a tile.
    public init(icon: UIImage, color: UIColor, iconColor: UIColor, cornerRadius: CGFloat) {
        self.icon = icon
        self.color = color
        self.iconColor = iconColor
        self.cornerRadius = cornerRadius
    }

    /// Creates an empty view.
    public static func makeView() -> TileView { TileView(frame: .zero) }

    /// Returns 28 points at the standard text size: a text after `s` starts at 56 points.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = CGFloat(28).grownWithText
        return CGSize(width: side, height: side)
    }

    /// Shows the icon and the color.
    public func update(_ view: TileView, isAnimated: Bool) {
        view.backgroundColor = color
        view.iconView.tintColor = iconColor
        view.iconView.image = icon
        view.layer.cornerRadius = cornerRadius
    }
}

/// An icon on a colored square.
public final class TileView: UIView {
    let iconView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        iconView.contentMode = .scaleAspectFit
        addSubview(iconView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("TileView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        let inset = (bounds.width / 7).rounded()
        iconView.frame = bounds.insetBy(dx: inset, dy: inset)
    }
}
