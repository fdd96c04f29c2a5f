import DeclarativeCollections
import PortableUIKit

/// A row that shows any content in a `ContainerCell`.
public struct ContainerItem<Content: ContainerContent>:
    CollectionViewItem,
    DidSelectHandlerContainable,
    DidLongPressHandlerContainable,
    WillDisplayHandlerContainable,
    DidEndDisplayingHandlerContainable,
    IsEnabledContainable,
    IsFullWidthContainable,
    IsOnCardContainable,
    IsSelectedBackgroundNeededContainable
{
    /// The cell of the content's view.
    public typealias Cell = ContainerCell<Content.View>

    private var identity: CollectionViewIdentity

    /// The accessibility identifier of the row. If `nil`, the identifier of the content is used, then one derived from
    /// the section and the item.
    public var accessibilityIdentifier: String?
    /// The content of the row.
    public var content: Content
    /// The insets of the view in the cell, in points. `left` is the leading side. Negative and nonfinite values count
    /// as 0.
    public var insets: UIEdgeInsets
    /// Whether the row is enabled. A disabled row takes no touches and is half transparent.
    public var isEnabled: Bool
    /// Whether the row spans all columns of its section; see `fullWidth(_:)`.
    public var isFullWidth = false
    /// Whether the background changes while the row is highlighted or selected.
    public var isSelectedBackgroundNeeded: Bool

    /// Called when the row is tapped.
    @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
    /// Called once after a long press of half a second.
    @ForceEquatable public var didLongPressHandler: (@MainActor () -> Void)?
    /// Called before the row is displayed.
    @ForceEquatable public var willDisplayHandler: (@MainActor () -> Void)?
    /// Called after the row is no longer displayed.
    @ForceEquatable public var didEndDisplayingHandler: (@MainActor () -> Void)?

    var rare = RareCapabilities()

    /// Identifies the row within its section.
    public var differenceIdentifier: DifferenceIdentifier {
        identity.differenceIdentifier
    }

    /// Returns the same row with another identifier.
    package func identified(by identifier: DifferenceIdentifier) -> Self {
        var copy = self
        copy.identity = CollectionViewIdentity(identifier, isImplicit: false)
        return copy
    }

    /// Creates a row for `content`.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the row within its section. Without one, the row is identified by its
    ///     location in the source code.
    ///   - accessibilityIdentifier: The accessibility identifier of the row; `nil` derives it.
    ///   - content: The content of the row.
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
    public init<Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
        accessibilityIdentifier: String? = nil,
        content: Content,
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
    ) {
        identity = CollectionViewIdentity(differenceIdentifier, fileID: fileID, line: line, column: column)
        self.accessibilityIdentifier = accessibilityIdentifier
        self.content = content
        self.insets = insets
        self.isEnabled = isEnabled
        self.isSelectedBackgroundNeeded = isSelectedBackgroundNeeded
        self.didSelectHandler = didSelectHandler
        self.didLongPressHandler = didLongPressHandler
        self.willDisplayHandler = willDisplayHandler
        self.didEndDisplayingHandler = didEndDisplayingHandler
    }
}
