import PortableUIKit

/// The view of `LeftTitle`.
public final class LeftTitleView: UIView {

    private var content: LeftTitle?

    private let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(titleLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftTitleView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.titleLabel.apply(to: titleLabel)
            titleLabel.frame = layout.titleFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - LeftContentView

extension LeftTitleView: LeftContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: LeftTitle) -> CGFloat {
        LeftTextLayout.minWidth(title: content.titleLabel)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: LeftTitle) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: LeftTitle) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: LeftTitle) {
        self.content = content

        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        accessibilityLabel = content.title
        setNeedsLayout()
    }

    private static func layout(of content: LeftTitle, fitting width: CGFloat) -> LeftTextLayout {
        LeftTextLayout(title: content.titleLabel, fitting: width)
    }
}
