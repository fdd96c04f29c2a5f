import PortableUIKit

/// The view of `LeftIconTitle`.
public final class LeftIconTitleView: UIView {

    private var content: LeftIconTitle?

    private let iconView = UIImageView()
    private let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        iconView.contentMode = .scaleAspectFit
        addSubview(iconView)
        addSubview(titleLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftIconTitleView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.titleLabel.apply(to: titleLabel)
            iconView.frame = layout.graphicFrame.directed(in: self)
            titleLabel.frame = layout.titleFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - LeftContentView

extension LeftIconTitleView: LeftContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: LeftIconTitle) -> CGFloat {
        LeftTextLayout.minWidth(graphic: .icon, title: content.titleLabel)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: LeftIconTitle) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: LeftIconTitle) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// The distance from the leading edge to the text, in points.
    public static func textInset(content: LeftIconTitle) -> CGFloat {
        LeftTextLayout.textInset(graphic: .icon)
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: LeftIconTitle) {
        self.content = content

        iconView.image = content.icon
        iconView.tintColor = content.iconTintColor
        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        accessibilityLabel = content.title
        setNeedsLayout()
    }

    private static func layout(of content: LeftIconTitle, fitting width: CGFloat) -> LeftTextLayout {
        LeftTextLayout(graphic: .icon, title: content.titleLabel, fitting: width)
    }
}
