import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// Lines of any sizes, each with what stands at its end, at the left of a row: chats, tracks, comments, entries of an agenda.
///
/// Before the lines there may be a text in a column of its own, such as a time or a number, a checkbox or radio button, and an image or
/// an icon. Nested rows and
/// those of a timeline have lines from top to bottom, which meet in rows below each other.
///
/// ```swift
/// LeftLines(
///     image: .local(Icon.avatar.image),
///     lines: [
///         PartLine("Anna", detail: "12:40"),
///         PartLine("See you there!", size: .subtitle, lineCount: 1, badge: "3"),
///     ]
/// )
/// ```
public struct LeftLines: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftLines>

    /// The lines from top to bottom.
    public var lines: [PartLine]

    /// The text in a column before everything else, such as a time, a number or a bullet; empty for none. Its digits have one width.
    @Styled public var leading: String

    /// The width of the column of the leading text, in points at the standard text size.
    public var leadingWidth: Double

    /// A checkbox or radio button before the lines; `nil` for none. The state belongs to the app, as that of ``LeftCheckbox``.
    public var mark: LineMark?

    /// Whether the mark is checked.
    public var isOn: Bool

    /// The image before the lines; `nil` for none.
    public var image: ImageSource?

    /// The size of the image.
    public var imageSize: PictureSize

    /// The shape that the image is clipped to.
    public var imageStyle: ImageStyle

    /// What VoiceOver says for the image; `nil` for a decorative one.
    public var imageLabel: String?

    /// The icon before the lines, if there is no image; `nil` for none.
    public var icon: UIImage?

    /// The color of a template icon. If `nil`, the accent color of the theme.
    public var iconTintColor: UIColor?

    /// The number of levels above the row, from 0 to 8, as of an answer to a comment.
    public var level: Int

    /// Where the row is in a timeline; `nil` for none.
    public var timeline: TimelinePlace?

    /// The color of the dot of the timeline.
    public var timelineStyle: DetailStyle

    /// The accessibility identifier of the first line. If `nil`, its text is used.
    public var accessibilityIdentifier: String?

    /// Called with the new state when a part with a mark is tapped. If `nil`, taps go to the row.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// The loader of remote images, which is not part of equality. `nil`: that of the item, section or screen.
    @ForceEquatable public var imageLoader: (any ImageLoader)?

    /// Creates lines, by default with nothing before them.
    public init(
        leading: some PartText = "",
        leadingWidth: Double = 48,
        mark: LineMark? = nil,
        isOn: Bool = false,
        image: ImageSource? = nil,
        imageSize: PictureSize = .regular,
        imageStyle: ImageStyle = .circular,
        imageLabel: String? = nil,
        icon: UIImage? = nil,
        iconTintColor: UIColor? = nil,
        level: Int = 0,
        timeline: TimelinePlace? = nil,
        timelineStyle: DetailStyle = .accent,
        lines: [PartLine],
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        _leading = Styled(leading)
        self.leadingWidth = leadingWidth
        self.mark = mark
        self.isOn = isOn
        self.image = image
        self.imageSize = imageSize
        self.imageStyle = imageStyle
        self.imageLabel = imageLabel
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.level = level
        self.timeline = timeline
        self.timelineStyle = timelineStyle
        self.lines = lines
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
        self.didToggleHandler = didToggleHandler
    }

    /// Toggles the checkbox, or selects the radio button.
    public var tapHandler: (@MainActor () -> Void)? {
        guard let didToggleHandler, let mark, mark == .checkbox || !isOn else { return nil }
        let isOn = isOn
        return { didToggleHandler(!isOn) }
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let hasGuide = level > 0 || timeline != nil
        return LeftColumn(
            graphic: graphic(in: theme),
            lines: lines.enumerated().map { index, line in
                line.element(in: theme, identifier: index == 0 ? accessibilityIdentifier : nil)
            },
            guide: hasGuide
                ? LeftColumnGuide(
                    level: min(level, Self.deepestLevel),
                    timeline: timeline,
                    dotColor: timelineStyle.color(in: theme.palette),
                    color: theme.palette.separator,
                    width: Self.guideWidth
                ) : nil
        )
    }

    @MainActor
    private func graphic(in theme: CellTheme) -> (any PartElement)? {
        var elements: [(element: any PartElement, width: CGFloat?)] = []
        if !$leading.isEmpty {
            var style = theme.typography.title
            style.hasMonospacedDigits = true
            let label = theme.label($leading, style: style, color: theme.palette.secondaryText)
            let width = leadingWidth.isFinite ? min(max(leadingWidth, 0), Self.widestLeading) : 0
            let text = TextElement(label)
            // A time or a number stays in one piece at any text size.
            elements.append((text, max(CGFloat(width).grownWithText, text.minWidth)))
        }
        if let mark { elements.append((mark.element(isOn: isOn, in: theme), nil)) }
        if let image {
            elements.append(
                (
                    PictureElement(
                        source: image,
                        title: lines.first?.text ?? "",
                        label: imageLabel,
                        size: imageSize.points,
                        style: imageStyle,
                        theme: theme,
                        loader: imageLoader
                    ), nil
                )
            )
        } else if let icon {
            elements.append(
                (IconElement(icon: icon, tint: theme.palette.color(for: iconTintColor) ?? theme.palette.accent), nil)
            )
        }
        return elements.count > 1 || !$leading.isEmpty
            ? GroupElement(elements, gap: theme.spacing.s) : elements.first?.element
    }

    private static let deepestLevel = 8
    private static let widestLeading = 200.0
    /// As wide as the lines of a table.
    private static let guideWidth: CGFloat = 2
}

/// What is checked or selected before the lines of a part.
public enum LineMark: String, CaseIterable, Hashable, Sendable {
    /// A box, of which any number may be checked.
    case checkbox

    /// A circle: one choice of several.
    case radio

    @MainActor
    fileprivate func element(isOn: Bool, in theme: CellTheme) -> IconElement {
        let icon: Icon =
            switch self {
            case .checkbox: isOn ? .checkboxOn : .checkboxOff
            case .radio: isOn ? .radioOn : .radioOff
            }
        return IconElement(
            icon: icon.image,
            tint: isOn ? theme.palette.accent : theme.palette.control,
            spokenValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            traits: isOn ? .selected : .none
        )
    }
}
