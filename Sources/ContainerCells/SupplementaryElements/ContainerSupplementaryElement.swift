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
    /// The view that holds the content's view.
    public typealias View = ContainerSupplementaryView<Content.View>

    /// What UI tests find the view by. Without one the content is asked, then the section gives the name.
    public var accessibilityIdentifier: String?
    /// What is shown.
    public var content: Content
    /// The space between the edges and the content's view, in points. `left` is the leading side.
    /// What is negative or not finite counts as 0.
    public var insets: UIEdgeInsets

    /// What the view is measured and updated with beside its content, in place of the values of its section. No part of
    /// equality.
    @ForceEquatable public var environment = CollectionViewEnvironment()

    /// Called when the view is tapped.
    @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
    /// Called just before the view comes on screen.
    @ForceEquatable public var willDisplayHandler: (@MainActor () -> Void)?
    /// Called after the view has left the screen.
    @ForceEquatable public var didEndDisplayingHandler: (@MainActor () -> Void)?

    /// A header or footer for `content`.
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
