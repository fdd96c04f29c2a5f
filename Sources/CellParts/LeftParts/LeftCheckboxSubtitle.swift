import DeclarativeCollections
import PortableUIKit

/// A checkbox with a title and a subtitle at the left of a row.
///
/// It shows a state that lives elsewhere: a tap calls the `didToggleHandler`, or the `didSelectHandler` of the row, which
/// changes that state, and the next content shows it.
public struct LeftCheckboxSubtitle: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftCheckboxSubtitle>

    /// The text.
    public var title: String

    /// The text below the title. An empty subtitle takes no room.
    public var subtitle: String

    /// Whether the box is checked.
    public var isOn: Bool

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// The most lines the subtitle may take. Zero: as many as it needs.
    public var subtitleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Called with the new state when the box or its text is tapped. `nil`: taps are the row's.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a checkbox, by default with as many lines as its texts need.
    public init(
        title: String,
        subtitle: String,
        isOn: Bool,
        titleLineCount: UInt = 0,
        subtitleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.isOn = isOn
        self.titleLineCount = titleLineCount
        self.subtitleLineCount = subtitleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didToggleHandler = didToggleHandler
    }

    /// Checks the box, or takes the mark away.
    public var tapHandler: (@MainActor () -> Void)? {
        guard let didToggleHandler else { return nil }
        let isOn = isOn
        return { didToggleHandler(!isOn) }
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .selection(isOn, off: .checkboxOff, on: .checkboxOn, in: theme),
            title: theme.title(title, lineCount: titleLineCount, identifier: accessibilityIdentifier),
            subtitle: theme.subtitle(subtitle, lineCount: subtitleLineCount),
            accessibilityValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            accessibilityTraits: isOn ? .selected : .none
        )
    }
}
