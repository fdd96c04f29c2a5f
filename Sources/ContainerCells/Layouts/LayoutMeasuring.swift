import PortableUIKit

/// Keeps the views that rows are measured with: solving a layout that exists costs a small part of making one.
@MainActor
final class LayoutMeasuring {
    /// Measuring is a static function of a view's type, which leaves no other place for what it keeps.
    static let shared = LayoutMeasuring()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let traits: UITraitCollection
    }

    /// How many views are kept: text sizes, appearances and directions that were in use all at once.
    private static let capacity = 64

    private var views: [Key: UIView] = [:]

    /// A view of that type with the current traits.
    func view<View: ContainerContentView>(for type: View.Type) -> View {
        let key = Key(type: ObjectIdentifier(type), traits: .current)
        if let view = views[key] as? View { return view }
        if views.count >= Self.capacity { views = [:] }
        let view = View()
        views[key] = view
        return view
    }
}
