import PortableUIKit
import ViewLayouts

/// A layout that shows a content, so that it drops into a container cell:
///
///     struct Greeting: ContainerContent {
///         typealias View = LayoutContentView<GreetingLayout>
///         var text: String
///     }
///
///     final class GreetingLayout: ContentViewLayout {
///         let label = UILabel()
///         init() {}
///         func layout(on view: UIView) { … }
///         func update(with content: Greeting) { label.text = content.text }
///     }
///
///     ContainerItem(differenceIdentifier: "greeting", content: Greeting(text: "Hello"))
///
/// Beside the layout itself it needs only to show a content; the height of a row comes from the constraints.
@MainActor
public protocol ContentViewLayout: ViewLayout {
    /// What the layout shows.
    associatedtype Content: ContainerContent

    /// Shows `content` in place of whatever the layout shows.
    func update(with content: Content)

    /// Takes over the closures of a content that equals the one shown.
    func updateHandlers(with content: Content)
}

extension ContentViewLayout {
    /// Does nothing, as for a content without closures.
    public func updateHandlers(with content: Content) {}
}
