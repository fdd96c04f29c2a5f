import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A section header with a title, a subtitle and a number, a button, and a chevron that collapses the section.
public typealias SectionDetailedHeader = ContainerHeader<SectionDetailedHeaderContent>

/// The size of a section's title.
public enum SectionTitleSize: String, CaseIterable, Hashable, Sendable {
    /// As in `SectionSmallHeader`.
    case small

    /// As in `SectionLargeHeader`.
    case large
}

/// A title above a section with everything that headers need: a subtitle, a number, a button, and a chevron for sections
/// that collapse.
///
/// The state belongs to the app: `didToggleHandler` is expected to apply a state with the rows of the section, or
/// without them.
public struct SectionDetailedHeaderContent: ContainerContent, Sendable {
    /// The view of the header.
    public typealias View = SectionDetailedHeaderView

    /// The title. It wraps to as many lines as needed.
    @Styled public var title: String

    /// The text below the title. An empty one takes no space.
    @Styled public var subtitle: String

    /// A text at the trailing edge, such as a sum; empty for none.
    @Styled public var detail: String

    /// A number after the title; `nil` for none.
    public var count: Int?

    /// The size of the title.
    public var size: SectionTitleSize

    /// Whether the title is in uppercase letters.
    public var isUppercase: Bool

    /// The text of the button; empty for none.
    public var actionTitle: String

    /// Whether the section is expanded; `nil` for a section that does not collapse.
    public var isExpanded: Bool?

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Called with whether the section is to be expanded, when the header of one that collapses is tapped.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a header, by default with a small title only.
    public init(
        title: some PartText,
        subtitle: some PartText = "",
        detail: some PartText = "",
        count: Int? = nil,
        size: SectionTitleSize = .small,
        isUppercase: Bool = false,
        actionTitle: String = "",
        isExpanded: Bool? = nil,
        accessibilityIdentifier: String? = nil,
        didTapHandler: (@MainActor () -> Void)? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        _detail = Styled(detail)
        self.count = count
        self.size = size
        self.isUppercase = isUppercase
        self.actionTitle = actionTitle
        self.isExpanded = isExpanded
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didTapHandler = didTapHandler
        self.didToggleHandler = didToggleHandler
    }

    /// The text at the trailing edge in the style of a theme.
    @MainActor
    func detailLabel(in theme: CellTheme) -> LabelContent {
        theme.label(
            $detail,
            style: size == .large ? theme.typography.detail : theme.typography.smallHeader,
            color: theme.palette.secondaryText
        )
    }

    /// The title and the number in the style of a theme.
    @MainActor
    func titleElement(in theme: CellTheme) -> RichTextElement {
        let palette = theme.palette
        var runs = $title.runs
        for index in runs.indices where isUppercase { runs[index].text = runs[index].text.localizedUppercase }
        if let count { runs.append(RichText.Run("\u{2002}\(count)", style: .secondary)) }
        return RichTextElement(
            RichText(runs),
            in: theme,
            style: size == .large ? theme.typography.largeHeader : theme.typography.smallHeader,
            color: size == .large ? palette.primaryText : palette.secondaryText
        )
    }
}
