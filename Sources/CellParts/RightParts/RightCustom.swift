import ContainerCells
import PortableUIKit

/// Any view at the right of a row.
///
/// It is for a view that is needed once. One that is needed often is better a part of its own: then documents and the
/// catalog know it.
public struct RightCustom<Content: ContainerContent>: RightContent {
    /// The view of the part.
    public typealias View = RightCustomView<Content>

    /// What the view shows.
    public var content: Content

    /// Creates a part that shows `content`.
    public init(content: Content) {
        self.content = content
    }
}
