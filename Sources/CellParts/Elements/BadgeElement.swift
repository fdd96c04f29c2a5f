import DeclarativeCollections
import PortableUIKit

/// A short text of one line on a colored pill.
public struct BadgeElement: PartElement {
    /// The text and its style.
    public var label: LabelContent

    /// The color of the pill.
    public var color: UIColor

    /// The spacings around the text.
    public var spacing: SpacingScale

    /// Creates a badge.
    public init(_ label: LabelContent, color: UIColor, spacing: SpacingScale) {
        self.label = label
        self.label.lineCount = 1
        self.color = color
        self.spacing = spacing
    }

    /// Creates an empty view.
    public static func makeView() -> BadgeView { BadgeView(frame: .zero) }

    /// Returns the size of the pill.
    public func size(fitting width: CGFloat) -> CGSize {
        let metrics = BadgeMetrics(label, spacing: spacing)
        let room = (width.layoutLength - metrics.padding.left - metrics.padding.right).layoutLength
        return metrics.size(around: label.size(fitting: room))
    }

    /// Shows the text and the color.
    public func update(_ view: BadgeView, isAnimated: Bool) {
        label.showText(in: view.label)
        view.label.accessibilityIdentifier = label.identifier
        view.backgroundColor = color
    }

    /// Centers the text in the pill.
    public func layOut(_ view: BadgeView) {
        let metrics = BadgeMetrics(label, spacing: spacing)
        let room = (view.bounds.width - metrics.padding.left - metrics.padding.right).layoutLength
        let text = label.size(fitting: room)
        label.apply(to: view.label, fitting: text.width)
        let grid = PixelGrid.current
        view.label.frame = CGRect(
            x: grid.aligned((view.bounds.width - text.width) / 2),
            y: grid.aligned((view.bounds.height - text.height) / 2),
            width: text.width,
            height: text.height
        ).directed(in: view)
        view.layer.cornerRadius = metrics.cornerRadius(of: view.bounds.size, around: text)
    }

    /// The text.
    public func accessibility(of view: BadgeView) -> RightControlAccessibility {
        RightControlAccessibility(label: label.text.isEmpty ? nil : label.spokenText)
    }
}

/// A label on a pill.
public final class BadgeView: UIView {
    let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(label)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("BadgeView is made in code; it cannot be decoded.")
    }
}
