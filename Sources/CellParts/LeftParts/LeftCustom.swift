import ContainerCells
import PortableUIKit

/// Any view at the left of a row.
///
/// It is for a view that is needed once. One that is needed often is better a part of its own: then documents and the
/// catalog know it.
public struct LeftCustom<Content: ContainerContent>: LeftContent {
    /// The view of the part.
    public typealias View = LeftCustomView<Content>

    /// What the view shows.
    public var content: Content

    /// Creates a part that shows `content`.
    public init(content: Content) {
        self.content = content
    }

    /// A row is found by the identifier of its content.
    public var accessibilityIdentifier: String? {
        content.accessibilityIdentifier
    }
}
