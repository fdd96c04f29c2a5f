import Honeycomb

/// The view of `RightRating`.
public final class RightRatingView: UIView {
    private var content: RightRating?

    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(label)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightRatingView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            var insets = content.insets
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                swap(&insets.left, &insets.right)
            }
            content.label.apply(to: label)
            label.frame = bounds.inset(by: insets)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightRatingView: RightContentView {
    /// The least width of the whole part, in points.
    public static func minWidth(content: RightRating) -> CGFloat {
        size(fitting: .infinity, content: content).width
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: RightRating) -> CGSize {
        let insets = content.insets
        let text = content.label.size(fitting: max(width - insets.left - insets.right, 0))
        return CGSize(
            width: min(insets.left + text.width + insets.right, max(width, 0)),
            height: insets.top + text.height + insets.bottom
        )
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: RightRating) -> CGFloat? {
        let insets = content.insets
        return insets.top + content.label.firstBaseline(fitting: max(width - insets.left - insets.right, 0))
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightRating) {
        self.content = content
        label.text = content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }
}
