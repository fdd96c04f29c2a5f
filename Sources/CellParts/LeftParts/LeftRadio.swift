import DeclarativeCollections
import PortableUIKit

/// A radio button with a title at the left of a row: one choice of several.
///
/// It shows a state that lives elsewhere: a tap calls the `didToggleHandler`, or the `didSelectHandler` of the row, which
/// changes that state, and the next content shows it.
public struct LeftRadio: LeftTextContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextView<LeftRadio>

    /// The text.
    public var title: String

    /// Whether this choice is the one that is made.
    public var isOn: Bool

    /// The most lines the title may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var titleLineCount: UInt

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Called with `true` when the button is tapped that is not chosen yet. `nil`: taps are the row's.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a radio button, by default with as many lines as its title needs.
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

    /// Chooses this one, unless it is chosen.
    public var tapHandler: (@MainActor () -> Void)? {
        guard let didToggleHandler, !isOn else { return nil }
        return { didToggleHandler(true) }
    }

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> LeftElements {
        LeftElements(
            graphic: .selection(isOn, off: .radioOff, on: .radioOn, in: theme),
            title: theme.title(title, lineCount: titleLineCount, identifier: accessibilityIdentifier),
            accessibilityValue: isOn ? LeftElements.onValue : LeftElements.offValue,
            accessibilityTraits: isOn ? .selected : .none
        )
    }
}
