import PortableUIKit
import UniversalViewLayouts

/// A view layout that shows a content, so that it can be used in a container cell:
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
/// In addition to the layout it only has to update its views; the height of a row is determined by the constraints.
@MainActor
public protocol ContentViewLayout: ViewLayout {
    /// The content of the layout.
    associatedtype Content: ContainerContent

    /// Updates the views to show `content`.
    func update(with content: Content)

    /// Replaces the handlers with those of an equal content.
    func updateHandlers(with content: Content)
}

extension ContentViewLayout {
    /// The default implementation does nothing, for contents without closures.
    public func updateHandlers(with content: Content) {}
}
