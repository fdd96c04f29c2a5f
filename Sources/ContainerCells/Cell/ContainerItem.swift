import DeclarativeCollections
import PortableUIKit

/// A row that shows any content in the one cell there is.
public struct ContainerItem<Content: ContainerContent>:
    CollectionViewItem,
    DidSelectHandlerContainable,
    DidLongPressHandlerContainable,
    WillDisplayHandlerContainable,
    DidEndDisplayingHandlerContainable,
    IsEnabledContainable,
    IsFullWidthContainable,
    IsSelectedBackgroundNeededContainable
{
    /// The cell of the content's view.
    public typealias Cell = ContainerCell<Content.View>

    private let identity: CollectionViewIdentity

    /// What UI tests find the row by. Without one the content is asked, then section and item give the name.
    public var accessibilityIdentifier: String?
    /// What the row shows.
    public var content: Content
    /// The space between the cell's edges and the view, in points. `left` is the leading side.
    /// What is negative or not finite counts as 0.
    public var insets: UIEdgeInsets
    /// A disabled row takes no touches and is half transparent.
    public var isEnabled: Bool
    /// Whether the row takes all columns of its section; see `fullWidth(_:)`.
    public var isFullWidth = false
    /// Whether the background changes while the row is touched or selected.
    public var isSelectedBackgroundNeeded: Bool

    /// Called when the row is tapped.
    @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
    /// Called once when a touch has rested on the row for half a second.
    @ForceEquatable public var didLongPressHandler: (@MainActor () -> Void)?
    /// Called just before the row comes on screen.
    @ForceEquatable public var willDisplayHandler: (@MainActor () -> Void)?
    /// Called after the row has left the screen.
    @ForceEquatable public var didEndDisplayingHandler: (@MainActor () -> Void)?

    var rare = RareCapabilities()

    /// Tells the row from others in its section.
    public var differenceIdentifier: DifferenceIdentifier {
        identity.differenceIdentifier
    }

    /// A row for `content`.
    ///
    /// - Parameter differenceIdentifier: Tells the row from others in its section. Without one the row is known by the
    ///   place in the source where it is made.
    public init(
        differenceIdentifier: AnyHashable? = nil,
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
