import PortableUIKit

/// The view of `RightChevron`.
public final class RightChevronView: UIView {

    private enum Layout {
        static let size = CGSize(width: 8, height: 14)
        static let sizeBesideAccessibilityText = CGSize(width: 12, height: 21)
        static let insets = UIEdgeInsets(top: .m, left: .xs, bottom: .m, right: .m)
    }

    private let chevronImageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        chevronImageView.tintColor = Palette.standard.control
        addSubview(chevronImageView)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightChevronView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        traitCollection.performAsCurrent {
            let size = Self.chevronSize
            let origin = CGPoint(
                x: bounds.width - Layout.insets.right - size.width,
                y: PixelGrid.current.rounded((bounds.height - size.height) / 2)
            )
            chevronImageView.image = Self.chevronImage(for: self)
            chevronImageView.frame = CGRect(origin: origin, size: size).directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    /// The size of a chevron for the current traits. It grows beside the accessibility text sizes.
    static var chevronSize: CGSize {
        UITraitCollection.current.hasAccessibilityTextSize ? Layout.sizeBesideAccessibilityText : Layout.size
    }

    /// The chevron that points away from the leading edge of `view`.
    static func chevronImage(for view: UIView) -> UIImage {
        view.isRightToLeft ? Icon.chevronLeft.image : Icon.chevronRight.image
    }
}

// MARK: - RightContentView

extension RightChevronView: RightContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: RightChevron) -> CGFloat {
        size(fitting: .infinity, content: content).width
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: RightChevron) -> CGSize {
        let insets = Layout.insets
        return CGSize(
            width: min(insets.left + chevronSize.width + insets.right, width.layoutLength),
            height: insets.top + chevronSize.height + insets.bottom
        )
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightChevron) {}
}
