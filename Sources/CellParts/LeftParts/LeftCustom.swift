import ContainerCells
import PortableUIKit

/// Any view at the left of a row.
///
/// Use it for a view that is needed once. A view that is needed often is better declared as a part, so that documents
/// and the catalog can use it.
public struct LeftCustom<Content: ContainerContent>: LeftContent {
    /// The view of the part.
    public typealias View = LeftCustomView<Content>

    /// The content of the view.
    public var content: Content

    /// Creates a part that shows `content`.
    public init(content: Content) {
        self.content = content
    }

    /// The accessibility identifier of the content.
    public var accessibilityIdentifier: String? {
        content.accessibilityIdentifier
    }
}
