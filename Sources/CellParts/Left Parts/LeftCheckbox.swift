import PortableUIKit

/// A checkbox with a title at the left of a row.
///
/// The checkbox shows a state that lives elsewhere: a tap on the row calls its `didSelectHandler`, which changes that
/// state, and the next content shows it.
public struct LeftCheckbox: LeftContent {

    /// The view of the part.
    public typealias View = LeftCheckboxView

    /// The text.
    public var title: String

    /// Whether the box is checked.
    public var isOn: Bool

    /// The most lines the title may take. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a checkbox, by default with as many lines as its title needs.
    public init(
        title: String,
        isOn: Bool,
        titleLineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.title = title
        self.isOn = isOn
        self.titleLineCount = titleLineCount
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    var titleLabel: LabelContent {
        .title(title, lineCount: titleLineCount)
    }
}
