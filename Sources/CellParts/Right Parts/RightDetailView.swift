import PortableUIKit

/// The view of `RightDetail`.
public final class RightDetailView: UIView {

    private var content: RightDetail?

    private let textLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(textLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightDetailView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.textLabel.apply(to: textLabel)
            textLabel.frame = layout.textFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightDetailView: RightContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: RightDetail) -> CGFloat {
        RightTextLayout.minWidth(text: content.textLabel, hasChevron: false)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: RightDetail) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: RightDetail) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// Whether the part stands below the left part: at the accessibility text sizes.
    public static func isBelowLeft(content: RightDetail) -> Bool {
        RightTextLayout.isBelowLeft
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightDetail) {
        self.content = content

        textLabel.text = content.text
        textLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }

    private static func layout(of content: RightDetail, fitting width: CGFloat) -> RightTextLayout {
        RightTextLayout(text: content.textLabel, hasChevron: false, fitting: width)
    }
}
