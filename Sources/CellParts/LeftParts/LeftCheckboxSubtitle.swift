import DeclarativeCollections
import PortableUIKit

/// A checkbox with a title and a subtitle at the left of a row.
///
/// The state belongs to the app: a tap calls `didToggleHandler`, or `didSelectHandler` of the row, which is expected to
/// change the state and apply a new content.
public struct LeftCheckboxSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftCheckboxSubtitle>

    /// The text.
    @Styled public var title: String

    /// The text below the title. An empty subtitle takes no space.
    @Styled public var subtitle: String

    /// Whether the box is checked.
    public var isOn: Bool

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The maximum number of lines of the subtitle. Zero means no limit.
    public var subtitleLineCount: UInt

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Called with the new state when the box or its text is tapped. If `nil`, taps go to the row.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a checkbox, by default without a limit of lines.
    public init(
        title: some PartText,
        subtitle: some PartText,
        isOn: Bool,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        _title = Styled(title)
        _subtitle = Styled(subtitle)
        self.isOn = isOn
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didToggleHandler = didToggleHandler
    }

    /// Toggles the checkbox.
    public var tapHandler: (@MainActor () -> Void)? {
        guard let didToggleHandler else { return nil }
        let isOn = isOn
        return { didToggleHandler(!isOn) }
    }

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .selection(isOn, off: .checkboxOff, on: .checkboxOn, in: theme),
            title: theme.title($title, lineCount: titleLineCount, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle($subtitle, lineCount: subtitleLineCount),
            accessibilityValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            accessibilityTraits: isOn ? .selected : .none
        )
    }
}
