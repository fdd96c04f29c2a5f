import Honeycomb

/// The view of `RightRating`.
public final class RightRatingView: UIView {
    private var text: LabelContent?
    private var insets = UIEdgeInsets.zero

    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(label)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightRatingView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = contentFrame(insetBy: insets)
        traitCollection.performAsCurrent { text?.apply(to: label, fitting: label.bounds.width) }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightRatingView: RightContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: RightRating) -> PartMeasurement {
        let theme = CellTheme.current
        return PartMeasurement(of: content.label(in: theme), insets: content.insets(in: theme), fitting: width)
    }

    /// Updates the view to show `content` in the current theme.
    public func update(with content: RightRating) {
        text = content.label(in: .current)
        insets = content.insets(in: .current)
        label.text = content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }
}
