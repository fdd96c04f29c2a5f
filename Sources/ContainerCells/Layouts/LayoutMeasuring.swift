import BoundedCaches
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

    /// How many views are kept at least: text sizes, appearances and directions that are in use all at once.
    private static let capacity = 32

    private var views = BoundedCache<Key, UIView>(capacity: capacity)

    /// A view of that type with the current traits.
    func view<View: ContainerContentView>(for type: View.Type) -> View {
        let key = Key(type: ObjectIdentifier(type), traits: .current)
        if let view = views.value(for: key) as? View { return view }
        let view = View()
        views.insert(view, for: key)
        return view
    }
}
