import ContainerCells
import PortableUIKit

/// The view of all left parts with a title, a subtitle and a graphic.
public final class LeftTextView<Content: LeftTextContent>: ContentSizedView {
    private var elements: LeftElements?
    private var tapHandler: (@MainActor () -> Void)?
    private var spacing = SpacingScale.standard

    private let titleLabel = UILabel()
    private var subtitleLabel: UILabel?
    private var graphicView: PartImageView?
    private var tapArea: TapArea?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(titleLabel)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftTextView is made in code; it cannot be decoded.")
    }

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        elements.map { LeftTextLayout($0, spacing: spacing, fitting: width).size }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let elements else { return }
        traitCollection.performAsCurrent {
            let layout = LeftTextLayout(elements, spacing: spacing, fitting: bounds.width)
            elements.title.apply(to: titleLabel, fitting: layout.titleFrame.width)
            titleLabel.frame = layout.titleFrame.directed(in: self)
            tapArea?.frame = bounds
            graphicView?.frame = layout.graphicFrame.directed(in: self)
            if let subtitleLabel {
                elements.subtitle?.apply(to: subtitleLabel, fitting: layout.subtitleFrame.width)
                subtitleLabel.frame = layout.subtitleFrame.directed(in: self)
            }
        }
    }

    /// A part with a handler takes taps in at least 44 points of the height of its row.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        tapHandler == nil ? bounds.contains(point) : bounds.touchable.contains(point)
    }

    public override func accessibilityActivate() -> Bool {
        guard let tapHandler else { return false }
        tapHandler()
        return true
    }
}

// MARK: - LeftContentView

extension LeftTextView: LeftContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        let theme = CellTheme.current
        return LeftTextLayout(content.elements(in: theme), spacing: theme.spacing, fitting: width).measurement
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        let theme = CellTheme.current
        let elements = content.elements(in: theme)
        self.elements = elements
        spacing = theme.spacing

        elements.title.showText(in: titleLabel)
        titleLabel.accessibilityIdentifier = elements.title.identifier
        show(elements.subtitle)
        show(elements.graphic, title: elements.title.text, cornerRadii: theme.cornerRadii)
        updateHandlers(with: content)
        accessibilityLabel =
            [elements.graphicLabel ?? "", elements.title.spokenText, elements.subtitle?.spokenText ?? ""]
            .joinedForAccessibility
        accessibilityValue = elements.accessibilityValue
        accessibilityTraits = elements.accessibilityTraits.union(tapHandler == nil ? .none : .button)
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: Content) {
        tapHandler = content.tapHandler
        tapArea?.isHidden = tapHandler == nil
        guard tapHandler != nil, tapArea == nil else { return }
        let area = TapArea { [weak self] in self?.tapHandler?() }
        area.frame = bounds
        tapArea = area
        addSubview(area)
    }

    /// Cancels loading of the image.
    public func prepareForReuse() {
        graphicView?.cancelLoading()
    }

    private func show(_ subtitle: LabelContent?) {
        let subtitle = subtitle.flatMap { $0.text.isEmpty ? nil : $0 }
        subtitleLabel?.isHidden = subtitle == nil
        guard let subtitle else { return }
        let label = subtitleLabel ?? UILabel()
        if subtitleLabel == nil {
            subtitleLabel = label
            addSubview(label)
        }
        subtitle.showText(in: label)
        label.accessibilityIdentifier = subtitle.identifier
    }

    private func show(_ graphic: LeftGraphic?, title: String, cornerRadii: CornerRadii) {
        graphicView?.isHidden = graphic == nil
        guard let graphic else { return }
        let view = graphicView ?? PartImageView(frame: .zero)
        if graphicView == nil {
            graphicView = view
            addSubview(view)
        }
        view.update(
            with: graphic,
            title: title,
            cornerRadii: cornerRadii,
            details: CellTheme.current.details
        )
    }
}

extension LeftTextView: InteractivePartView {
    var activationView: UIView? {
        tapHandler == nil ? nil : graphicView
    }
}
