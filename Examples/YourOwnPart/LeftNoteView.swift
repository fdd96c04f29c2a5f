import Honeycomb

/// The view of `LeftNote`.
public final class LeftNoteView: UIView {
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
        fatalError("LeftNoteView is made in code; it cannot be decoded.")
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

// MARK: - LeftContentView

extension LeftNoteView: LeftContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme. If the text would get
    /// narrower than 100 points, the right part is compressed instead.
    public static func measure(fitting width: CGFloat, content: LeftNote) -> PartMeasurement {
        let theme = CellTheme.current
        return PartMeasurement(
            of: content.label(in: theme),
            insets: content.insets(in: theme),
            minTextWidth: 100,
            fitting: width
        )
    }

    /// Updates the view to show `content` in the current theme.
    public func update(with content: LeftNote) {
        text = content.label(in: .current)
        insets = content.insets(in: .current)
        label.text = content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }
}
