import DeclarativeCollections
import PortableUIKit

/// A checkbox with a title at the left of a row.
///
/// It shows a state that lives elsewhere: a tap calls the `didToggleHandler`, or the `didSelectHandler` of the row, which
/// changes that state, and the next content shows it.
public struct LeftCheckbox: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftCheckbox>

    /// The text.
    public var title: String

    /// Whether the box is checked.
    public var isOn: Bool

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Called with the new state when the box or its text is tapped. `nil`: taps are the row's.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a checkbox, by default with as many lines as its title needs.
    public init(
        title: String,
        isOn: Bool,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.title = title
        self.isOn = isOn
        self.titleLineCount = titleLineCount
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
            accessibilityValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            accessibilityTraits: isOn ? .selected : .none
        )
    }
}
