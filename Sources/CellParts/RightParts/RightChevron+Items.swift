import ContainerCells
import DeclarativeCollections
import PortableUIKit

extension ContainerItem {
    /// Creates a row with a left part and a chevron: the right part of `TitleChevronItem` and its relatives need not be written.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the row within its section. Without one, the row is identified by its
    ///     location in the source code.
    ///   - accessibilityIdentifier: The accessibility identifier of the row; `nil` derives it.
    ///   - left: The left part.
    ///   - separator: The hairline at the bottom; `nil`: that of the section.
    ///   - insets: The insets of the view in the cell, in points.
    ///   - isEnabled: Whether the row is enabled.
    ///   - isSelectedBackgroundNeeded: Whether the background changes while the row is highlighted or selected.
    ///   - didSelectHandler: Called when the row is tapped.
    ///   - didLongPressHandler: Called after a long press of half a second.
    ///   - willDisplayHandler: Called before the row is displayed.
    ///   - didEndDisplayingHandler: Called after the row is no longer displayed.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @_disfavoredOverload
    public init<Left: LeftContent, Identifier: Hashable>(
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
    ) where Content == LeftRightContainer<Left, RightChevron> {
        self.init(
            differenceIdentifier: differenceIdentifier,
            accessibilityIdentifier: accessibilityIdentifier,
            left: left,
            right: RightChevron(),
            separator: separator,
            insets: insets,
            isEnabled: isEnabled,
            isSelectedBackgroundNeeded: isSelectedBackgroundNeeded,
            didSelectHandler: didSelectHandler,
            didLongPressHandler: didLongPressHandler,
            willDisplayHandler: willDisplayHandler,
            didEndDisplayingHandler: didEndDisplayingHandler,
            fileID: fileID,
            line: line,
            column: column
        )
    }
}
