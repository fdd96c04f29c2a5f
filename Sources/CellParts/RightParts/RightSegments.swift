import DeclarativeCollections
import PortableUIKit

/// A segmented control at the right of a row. Below the left part it fills the width of the row.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightSegments: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightSegments>

    /// The titles of the segments.
    public var titles: [String]

    /// The index of the selected segment; `nil` or an index without a segment for none.
    public var selectedIndex: Int?

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with the index of a segment that the user selects.
    @ForceEquatable public var didSelectHandler: (@MainActor (Int) -> Void)?

    /// Creates a segmented control.
    public init(
        titles: [String],
        selectedIndex: Int?,
        isEnabled: Bool = true,
        didSelectHandler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.titles = titles
        self.selectedIndex = selectedIndex
        self.isEnabled = isEnabled
        self.didSelectHandler = didSelectHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [
            SegmentsElement(
                titles: titles,
                selectedIndex: selectedIndex,
                isEnabled: isEnabled,
                theme: theme,
                handler: didSelectHandler
            )
        ]
    }
}
