import ContainerCells
import PortableUIKit

/// A row of a collection with a left and a right part.
public typealias LeftRightItem<Left: LeftContent, Right: RightContent> = ContainerItem<LeftRightContainer<Left, Right>>

extension ContainerItem {
    /// Creates a row with a left and a right part.
    ///
    /// - Parameter differenceIdentifier: Identifies the row within its section. Without one, the row is identified by
    ///   its
    ///   location in the source code.
    public init<Left: LeftContent, Right: RightContent>(
        differenceIdentifier: AnyHashable? = nil,
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
    /// - Parameter differenceIdentifier: Identifies the row within its section. Without one, the row is identified by
    ///   its
    ///   location in the source code.
    public init<Left: LeftContent>(
        differenceIdentifier: AnyHashable? = nil,
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
