import ContainerCells
import DeclarativeCollections
import PortableUIKit

extension ContainerItem {
    /// Unavailable: the right part is missing.
    @available(*, unavailable, message: "the argument 'right:' is missing: the right part of the row")
    @_disfavoredOverload
    public init<Left: LeftContent, Right: RightContent, Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
        accessibilityIdentifier: String? = nil,
        left: Left,
        separator: SeparatorType? = nil,
        insets: UIEdgeInsets = .zero,
        isEnabled: Bool = true,
        isSelectedBackgroundNeeded: Bool = true,
        didSelectHandler: (@MainActor () -> Void)? = nil,
        didLongPressHandler: (@MainActor () -> Void)? = nil,
        willDisplayHandler: (@MainActor () -> Void)? = nil,
        didEndDisplayingHandler: (@MainActor () -> Void)? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) where Content == LeftRightContainer<Left, Right> {
        fatalError("The right part is missing.")
    }
}
