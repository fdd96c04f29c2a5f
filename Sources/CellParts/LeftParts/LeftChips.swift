import DeclarativeCollections
import PortableUIKit

/// Short texts on pills that wrap, at the left of a row, optionally below a title.
public struct LeftChips: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftChips>

    /// The text above. An empty title takes no space.
    public var title: String

    /// The chips.
    public var chips: [Chip]

    /// The indexes of the selected chips.
    public var selection: Set<Int>

    /// Called with the index of a chip that is tapped. If `nil`, taps go to the row.
    @ForceEquatable public var didTapHandler: (@MainActor (Int) -> Void)?

    /// Creates chips, by default without a title and a selection.
    public init(
        title: String = "",
        chips: [Chip],
        selection: Set<Int> = [],
        didTapHandler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.title = title
        self.chips = chips
        self.selection = selection
        self.didTapHandler = didTapHandler
    }

    /// Creates chips of texts.
    @_disfavoredOverload
    public init(
        title: String = "",
        chips: [String],
        selection: Set<Int> = [],
        didTapHandler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.init(title: title, chips: chips.map { Chip($0) }, selection: selection, didTapHandler: didTapHandler)
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            lines: [
                TextElement(theme.title(title)),
                ChipsElement(chips, selection: selection, theme: theme, handler: didTapHandler),
            ],
            lineGap: theme.spacing.xs
        )
    }
}
