import ContainerCells
import PortableUIKit

/// A section footer with a message, such as an error.
public typealias SectionMessageFooter = ContainerFooter<SectionMessageFooterContent>

/// A text below a section with a color by its meaning, optionally centered. An error has an icon before it.
public struct SectionMessageFooterContent: ContainerContent, Sendable {
    /// The view of the footer.
    public typealias View = SectionMessageFooterView

    /// The text. It wraps to as many lines as needed.
    @Styled public var text: String

    /// The color of the text. Destructive and warning texts have an icon.
    public var style: DetailStyle

    /// Whether the text is centered.
    public var isCentered: Bool

    /// The accessibility identifier of the text. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates a message, by default at the leading edge.
    public init(
        text: some PartText,
        style: DetailStyle = .secondary,
        isCentered: Bool = false,
        accessibilityIdentifier: String? = nil
    ) {
        _text = Styled(text)
        self.style = style
        self.isCentered = isCentered
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    @MainActor
    func column(in theme: CellTheme) -> LeftColumn {
        let color = style.color(in: theme.palette)
        let icon: Icon? = style == .destructive ? .error : style == .warning ? .warning : nil
        let label = theme.label(
            $text,
            style: theme.typography.caption,
            color: color,
            identifier: accessibilityIdentifier
        )
        return LeftColumn(
            graphic: icon.map { IconElement(icon: $0.image, tint: color, side: 16) },
            graphicGap: theme.spacing.xxs,
            lines: [TextElement(label, isCentered: isCentered)],
            isCentered: isCentered
        )
    }
}

/// The view of `SectionMessageFooterContent`.
public final class SectionMessageFooterView: UIView {
    private var content: SectionMessageFooterContent?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let elementViews = ElementViews()

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let column = content.column(in: theme)
            let layout = Self.layout(of: column, in: theme, fitting: bounds.width)
            elementViews.layOut(column.elements, frames: layout.frames, in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

extension SectionMessageFooterView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits and theme.
    public static func size(fitting width: CGFloat, content: SectionMessageFooterContent) -> CGSize {
        let theme = CellTheme.current
        var size = layout(of: content.column(in: theme), in: theme, fitting: width).measurement.size
        size.width = min(size.width, width.layoutLength)
        return size
    }

    /// Updates the view to show `content`.
    public func update(with content: SectionMessageFooterContent) {
        self.content = content
        theme = .current
        elementViews.show(content.column(in: theme).elements, in: self, isAnimated: false)
        setNeedsLayout()
    }

    private static func layout(of column: LeftColumn, in theme: CellTheme, fitting width: CGFloat) -> LeftColumnLayout {
        let spacing = theme.spacing
        let insets = UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.m, right: spacing.m)
        return LeftColumnLayout(column, spacing: spacing, insets: insets, fitting: width)
    }
}
