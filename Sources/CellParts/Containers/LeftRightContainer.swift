import ContainerCells
import PortableUIKit

/// A row: a left part, a right part and the separator below them.
public struct LeftRightContainer<Left: LeftContent, Right: RightContent>: ContainerContent {
    /// The view of the row.
    public typealias View = LeftRightContainerView<Left.View, Right.View>

    /// The left part.
    public var left: Left

    /// The right part; `RightEmpty` if there is none.
    public var right: Right

    /// The hairline at the bottom, if any. `nil`: that of the section, see `CollectionViewSection.separators(_:)`.
    public var separator: SeparatorType?

    /// Creates a row from its parts.
    public init(left: Left, right: Right, separator: SeparatorType? = nil) {
        self.left = left
        self.right = right
        self.separator = separator
    }

    /// The accessibility identifier of the left part.
    public var accessibilityIdentifier: String? {
        left.accessibilityIdentifier
    }

    /// The background color of a highlighted or selected row, from the current theme.
    @MainActor
    public var selectedBackgroundColor: UIColor? {
        CellTheme.current.palette.pressedBackground
    }
}
