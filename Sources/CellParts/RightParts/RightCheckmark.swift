import PortableUIKit

/// A check mark at the right of a row: the selected one of several choices. An unselected row keeps its space empty.
///
/// The state belongs to the app: `didSelectHandler` of the row is expected to change it and apply a new content.
public struct RightCheckmark: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightCheckmark>

    /// Whether the choice is selected.
    public var isOn: Bool

    /// Creates a check mark.
    public init(isOn: Bool) {
        self.isOn = isOn
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [
            IconElement(
                icon: Icon.check.image,
                tint: isOn ? theme.palette.accent : .clear,
                traits: isOn ? .selected : .none
            )
        ]
    }

    /// Returns `true`: the mark belongs to the whole row.
    public var staysBeside: Bool { true }
}
