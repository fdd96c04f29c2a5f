import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A row of a collection with a left and a right part.
public typealias LeftRightItem<Left: LeftContent, Right: RightContent> = ContainerItem<LeftRightContainer<Left, Right>>

extension ContainerItem {
    /// Creates a row with a left and a right part.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the row within its section. Without one, the row is identified by its
    ///     location in the source code.
    ///   - accessibilityIdentifier: The accessibility identifier of the row; `nil` derives it.
    ///   - left: The left part.
    ///   - right: The right part.
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
    public init<Left: LeftContent, Right: RightContent, Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
        accessibilityIdentifier: String? = nil,
        left: Left,
        right: Right,
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
        self.init(
            differenceIdentifier: differenceIdentifier,
            accessibilityIdentifier: accessibilityIdentifier,
            content: LeftRightContainer(left: left, right: right, separator: separator),
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

    /// Creates a row with only a left part.
    ///
    /// A separate initializer is needed because Swift cannot infer a generic type from a default argument that takes
    /// part in a same-type requirement.
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
    ) where Content == LeftRightContainer<Left, RightEmpty> {
        self.init(
            differenceIdentifier: differenceIdentifier,
            accessibilityIdentifier: accessibilityIdentifier,
            left: left,
            right: RightEmpty(),
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
