import ContainerCells
import PortableUIKit

/// Any view at the left of a row.
///
/// It is for a view that is needed once. One that is needed often is better a part of its own: then documents and the
/// catalog know it.
public struct LeftCustom<Content: ContainerContent>: LeftContent, ThemeContainable {
    /// The view of the part.
    public typealias View = LeftCustomView<Content>

    /// What the view shows.
    public var content: Content

    /// The theme of this part alone. It sets the insets; the content looks as it likes.
    public var theme: CellTheme?

    /// Creates a part that shows `content`.
    public init(content: Content) {
        self.content = content
    }

    /// A row is found by the identifier of its content.
    public var accessibilityIdentifier: String? {
        content.accessibilityIdentifier
    }
}
