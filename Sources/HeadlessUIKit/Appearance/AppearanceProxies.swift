import Foundation

/// The appearance proxies of the process.
///
/// A proxy is an instance of its class that is never shown. What it has and an untouched instance has not is what the app set.
@MainActor final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private struct Proxy {
        let type: AnyClass
        let traits: UITraitCollection?
        let containers: [any UIAppearanceContainer.Type]
        let object: NSObject
        /// An instance that nobody changes.
        let untouched: NSObject
        /// The number of superclasses.
        let depth: Int

        /// More containers come first, then traits, then the class that is farther down.
        var rank: (Int, Int, Int) { (containers.count, traits == nil ? 0 : 1, depth) }
    }

    /// The proxies, those that take precedence first.
    private var proxies: [Proxy] = []
    /// Objects that nobody changed, by their class.
    private var untouched: [ObjectIdentifier: NSObject] = [:]
    /// The properties of a class, by the class.
    private var properties: [ObjectIdentifier: [(index: Int, property: AppearanceProperty)]] = [:]
    /// The names of properties of apps' classes, which follow UIKit's properties.
    private var names: [String] = []

    /// Returns the proxy of a class, which is made if it is new.
    func proxy<Object: NSObject>(
        of type: Object.Type,
        traits: UITraitCollection?,
        containers: [any UIAppearanceContainer.Type],
        make: () -> Object
    ) -> NSObject {
        let known = proxies.first { proxy in
            proxy.type == type && proxy.traits == traits
                && proxy.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known { return known.object }
        let proxy = Proxy(
            type: type,
            traits: traits,
            containers: containers,
            object: make(),
            untouched: make(),
            depth: Self.classes(of: type).reduce(0) { count, _ in count + 1 }
        )
        let index = proxies.firstIndex { $0.rank < proxy.rank } ?? proxies.count
        proxies.insert(proxy, at: index)
        UIView.applyAppearance = { AppearanceProxies.shared.apply(to: $0) }
        UIBarItem.applyAppearance = { AppearanceProxies.shared.apply(to: $0, in: $1) }
        return proxy.object
    }

    /// Forgets all proxies. For tests.
    func removeAll() {
        proxies = []
        UIView.applyAppearance = nil
        UIBarItem.applyAppearance = nil
    }

    private func apply(to view: UIView) {
        let applied = apply(to: view, in: view, previous: view.rareStorage?.appliedAppearance)
        if applied != nil || view.rareStorage?.appliedAppearance != nil { view.rare.appliedAppearance = applied }
        switch view {
        case let bar as UINavigationBar: for item in bar.topItem?.barButtons ?? [] { apply(to: item, in: bar) }
        case let bar as UIToolbar: for item in bar.items ?? [] { apply(to: item, in: bar) }
        case let bar as UITabBar: for item in bar.items ?? [] { apply(to: item, in: bar) }
        default: break
        }
    }

    private func apply(to item: UIBarItem, in bar: UIView) {
        item.appliedAppearance = apply(to: item, in: bar, previous: item.appliedAppearance)
    }

    /// Gives an object the values of the proxies that concern it, where it has no values of its own.
    ///
    /// - Parameters:
    ///   - target: A view or a bar item.
    ///   - view: The view, or the bar of the item.
    ///   - previous: What was applied before.
    /// - Returns: What is applied now.
    private func apply(to target: NSObject, in view: UIView, previous: AppliedAppearance?) -> AppliedAppearance? {
        let classes = Set(Self.classes(of: type(of: target)).map { ObjectIdentifier($0) })
        let matching = proxies.filter { proxy in
            classes.contains(ObjectIdentifier(proxy.type))
                && (proxy.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
                && Self.isContained(view, in: proxy.containers, countsItself: view !== target)
        }
        guard !matching.isEmpty || previous != nil else { return nil }
        let applied = AppliedAppearance()
        let untouched = untouched(below: type(of: target))
        for (index, property) in properties(of: target) {
            let proxy = matching.first { property.isSet($0.object, $0.untouched) }
            let untouched = property.isOfApp ? proxy?.untouched : untouched
            applied.values[index] = property.apply(proxy?.object, target, untouched, previous?.values[index])
        }
        return applied.values.isEmpty ? nil : applied
    }

    /// Returns an object that nobody changed, of the nearest class of UIKit. Views of apps have values of their own when they are
    /// made, which count as set by the app.
    private func untouched(below type: AnyClass) -> NSObject? {
        for type in Self.classes(of: type) {
            let id = ObjectIdentifier(type)
            if let known = untouched[id] { return known }
            guard AppearanceProperty.classes.contains(id) else { continue }
            let object = (type as? UIView.Type)?.makeForAppearance() ?? (type as? NSObject.Type)?.make()
            untouched[id] = object
            return object
        }
        return nil
    }

    private func properties(of target: NSObject) -> [(index: Int, property: AppearanceProperty)] {
        let type = ObjectIdentifier(Swift.type(of: target))
        if let known = properties[type] { return known }
        let own = AppearanceProperty.all.enumerated().filter { $0.element.concerns(target) }
            .map { (index: $0.offset, property: $0.element) }
        let all = own + namedProperties(of: target)
        properties[type] = all
        return all
    }

    /// The properties that a ported class of an app names.
    private func namedProperties(of target: NSObject) -> [(index: Int, property: AppearanceProperty)] {
        let known = (target as? UIView)?.value(forKey: AppearanceProperty.namesKey) as? [String] ?? []
        return known.map { name in
            if !names.contains(name) { names.append(name) }
            let index = AppearanceProperty.all.count + (names.firstIndex(of: name) ?? 0)
            return (index, AppearanceProperty.named(name))
        }
    }

    /// A class and its superclasses.
    private static func classes(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }

    // MARK: Containers

    /// Returns whether a view is in instances of the types, the first of which is the innermost one.
    private static func isContained(
        _ view: UIView,
        in types: [any UIAppearanceContainer.Type],
        countsItself: Bool
    ) -> Bool {
        guard !types.isEmpty else { return true }
        var types = types[...]
        var container: UIResponder? = countsItself ? view : view.next
        while let current = container, let type = types.first {
            if isInstance(current, of: type) { types.removeFirst() }
            container = current.next
        }
        return types.isEmpty
    }

    private static func isInstance<Type>(_ object: NSObject, of type: Type.Type) -> Bool { object is Type }
}
