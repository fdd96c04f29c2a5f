import ContainerCells

/// A row: a left part, a right part and the separator below them.
public struct LeftRightContainer<Left: LeftContent, Right: RightContent>: ContainerContent {

    public typealias View = LeftRightContainerView<Left.View, Right.View>

    /// The left part.
    public var left: Left

    /// The right part. `RightEmpty` where there is none.
    public var right: Right

    /// The hairline at the bottom, if any.
    public var separator: SeparatorType?

    /// Creates a row from its parts.
    public init(left: Left, right: Right, separator: SeparatorType? = nil) {
        self.left = left
        self.right = right
        self.separator = separator
    }
}
