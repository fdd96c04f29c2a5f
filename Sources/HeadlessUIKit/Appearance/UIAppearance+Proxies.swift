import Foundation

extension UIAppearance {
    /// Returns the proxy for all instances of the class and its subclasses.
    public static func appearance() -> Self { proxy(traits: nil, containers: []) }

    /// Returns the proxy for instances that are contained in instances of other classes: the first class is the innermost one.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(traits: nil, containers: containerTypes)
    }

    /// Returns the proxy for instances with certain traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait, containers: []) }

    /// Returns the proxy for instances with certain traits that are contained in instances of other classes.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(traits: trait, containers: containerTypes)
    }

    private static func proxy(traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]) -> Self {
        let object: AnyObject
        if let views = self as? UIView.Type {
            object = AppearanceProxies.shared.proxy(of: views, traits: traits, containers: containers) {
                views.makeForAppearance()
            }
        } else if let items = self as? UIBarItem.Type {
            object = AppearanceProxies.shared.proxy(of: items, traits: traits, containers: containers) { items.make() }
        } else {
            fatalError("Only views and bar items have appearance proxies, not \(Self.self).")
        }
        guard let proxy = object as? Self else { fatalError("\(Self.self) made an instance of another class.") }
        return proxy
    }
}

extension UIView {
    /// Creates a view of the class that the method is called on, with the initializer that lists and apps use for it.
    final class func makeForAppearance() -> Self {
        let view: UIView? =
            switch self as UIView.Type {
            case let cells as UITableViewCell.Type: cells.make(style: .default, reuseIdentifier: nil)
            case let headers as UITableViewHeaderFooterView.Type: headers.make(reuseIdentifier: nil)
            case let lists where lists == UICollectionView.self:
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            case let views where views == UIVisualEffectView.self: UIVisualEffectView(effect: nil)
            case let views where views == UIContentUnavailableView.self:
                UIContentUnavailableView(configuration: .empty())
            default: nil
            }
        return view as? Self ?? make(frame: .zero)
    }
}
