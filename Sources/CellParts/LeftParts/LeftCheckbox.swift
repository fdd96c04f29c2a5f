import DeclarativeCollections
import PortableUIKit

/// A checkbox with a title at the left of a row.
///
/// The state belongs to the app: a tap calls `didToggleHandler`, or `didSelectHandler` of the row, which is expected to
/// change the state and apply a new content.
public struct LeftCheckbox: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftCheckbox>

    /// The text.
    @Styled public var title: String

    /// Whether the box is checked.
    public var isOn: Bool

    /// The maximum number of lines of the title, which is truncated with an ellipsis. Zero means no limit.
    public var titleLineCount: UInt

    /// The accessibility identifier of the title. If `nil`, the title itself is used.
    public var accessibilityIdentifier: String?

    /// Called with the new state when the box or its text is tapped. If `nil`, taps go to the row.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a checkbox, by default without a limit of title lines.
    public init(
        title: some PartText,
        isOn: Bool,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil,
        didToggleHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        _title = Styled(title)
        self.isOn = isOn
        self.titleLineCount = titleLineCount
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
            accessibilityValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            accessibilityTraits: isOn ? .selected : .none
        )
    }
}
