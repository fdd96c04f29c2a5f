import BoundedCaches
import PortableUIKit

/// Caches the views that measure rows: solving an existing layout is much cheaper than creating one.
@MainActor
final class LayoutMeasuring {
    /// Shared, because measuring is a static method and has no instance to store views in.
    static let shared = LayoutMeasuring()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let traits: UITraitCollection
    }

    /// The number of cached views: enough for all text sizes, appearances and directions in use at once.
    private static let capacity = 32

    private var views = BoundedCache<Key, UIView>(capacity: capacity)

    /// Returns a view of a type with the current traits.
    func view<View: ContainerContentView>(for type: View.Type) -> View {
        let key = Key(type: ObjectIdentifier(type), traits: .current)
        if let view = views.value(for: key) as? View { return view }
        let view = View()
        views.insert(view, for: key)
        return view
    }
}
