import PortableUIKit

/// The view of `RightDetailChevron`.
public final class RightDetailChevronView: UIView {

    private var content: RightDetailChevron?

    private let textLabel = UILabel()
    private let chevronImageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        chevronImageView.tintColor = Palette.standard.control
        addSubview(textLabel)
        addSubview(chevronImageView)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightDetailChevronView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.textLabel.apply(to: textLabel)
            textLabel.frame = layout.textFrame.directed(in: self)
            chevronImageView.image = RightChevronView.chevronImage(for: self)
            chevronImageView.frame = layout.chevronFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightDetailChevronView: RightContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: RightDetailChevron) -> CGFloat {
        RightTextLayout.minWidth(text: content.textLabel, hasChevron: true)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: RightDetailChevron) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: RightDetailChevron) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// Whether the part stands below the left part: at the accessibility text sizes.
    public static func isBelowLeft(content: RightDetailChevron) -> Bool {
        RightTextLayout.isBelowLeft
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightDetailChevron) {
        self.content = content

        textLabel.text = content.text
        textLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }

    private static func layout(of content: RightDetailChevron, fitting width: CGFloat) -> RightTextLayout {
        RightTextLayout(text: content.textLabel, hasChevron: true, fitting: width)
    }
}
