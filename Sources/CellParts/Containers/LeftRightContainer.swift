import ContainerCells
import PortableUIKit

/// A row: a left part, a right part and the separator below them.
public struct LeftRightContainer<Left: LeftContent, Right: RightContent>: ContainerContent {
    /// The row on the screen.
    public typealias View = LeftRightContainerView<Left.View, Right.View>

    /// The left part.
    public var left: Left

    /// The right part. `RightEmpty` where there is none.
    public var right: Right

    /// The hairline at the bottom, if any.
    public var separator: SeparatorType?

    /// The theme of the row. Its parts take it over when it is set with ``inheriting(_:)``.
    public var theme: CellTheme?

    /// Creates a row from its parts.
    public init(left: Left, right: Right, separator: SeparatorType? = nil) {
        self.left = left
        self.right = right
        self.separator = separator
    }

    /// A row is found by the identifier of its left part.
    public var accessibilityIdentifier: String? {
        left.accessibilityIdentifier
    }

    /// The background of the row under a touch.
    public var selectedBackgroundColor: UIColor? {
        currentTheme.palette.pressedBackground
    }
}

extension LeftRightContainer: ThemeContainable {
    /// A copy that looks as `theme` says, as far as neither the row nor a part of it has a theme of its own.
    public func inheriting(_ theme: CellTheme) -> Self {
        self.theme(self.theme ?? theme)
    }

    /// A copy of the row and its parts with `theme`, apart from parts that have a theme of their own.
    public func theme(_ theme: CellTheme?) -> Self {
        var copy = self
        copy.theme = theme
        if let theme {
            copy.left = left.inheriting(theme)
            copy.right = right.inheriting(theme)
        }
        return copy
    }
}
