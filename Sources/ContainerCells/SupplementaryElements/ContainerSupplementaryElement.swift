import DeclarativeCollections
import PortableUIKit

/// A header or footer that shows any content.
public struct ContainerSupplementaryElement<Content: ContainerContent>:
    CollectionViewSupplementaryElement,
    EnvironmentContainable,
    DidSelectHandlerContainable,
    WillDisplayHandlerContainable,
    DidEndDisplayingHandlerContainable
{
    /// The view that contains the content's view.
    public typealias View = ContainerSupplementaryView<Content.View>

    /// The accessibility identifier of the view. If `nil`, the identifier of the content is used, then one derived from
    /// the section.
    public var accessibilityIdentifier: String?
    /// The content of the view.
    public var content: Content
    /// The insets of the content's view, in points. `left` is the leading side. Negative and nonfinite values count as
    /// 0.
    public var insets: UIEdgeInsets

    /// The environment that the view is measured and updated in, which overrides that of its section. It is not part of
    /// equality.
    @ForceEquatable public var environment = CollectionViewEnvironment()

    /// Called when the view is tapped.
    @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
    /// Called before the view is displayed.
    @ForceEquatable public var willDisplayHandler: (@MainActor () -> Void)?
    /// Called after the view is no longer displayed.
    @ForceEquatable public var didEndDisplayingHandler: (@MainActor () -> Void)?

    /// Creates a header or footer for `content`.
    public init(
        accessibilityIdentifier: String? = nil,
        content: Content,
        insets: UIEdgeInsets = .zero,
        didSelectHandler: (@MainActor () -> Void)? = nil,
        willDisplayHandler: (@MainActor () -> Void)? = nil,
        didEndDisplayingHandler: (@MainActor () -> Void)? = nil
    ) {
        self.accessibilityIdentifier = accessibilityIdentifier
        self.content = content
        self.insets = insets
        self.didSelectHandler = didSelectHandler
        self.willDisplayHandler = willDisplayHandler
        self.didEndDisplayingHandler = didEndDisplayingHandler
    }
}

/// A header that shows any content.
public typealias ContainerHeader<Content: ContainerContent> = ContainerSupplementaryElement<Content>

/// A footer that shows any content.
public typealias ContainerFooter<Content: ContainerContent> = ContainerSupplementaryElement<Content>
