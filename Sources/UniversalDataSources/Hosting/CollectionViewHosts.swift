import PortableUIKit

/// A cell of a collection view around a plain view.
final class HostingCollectionViewCell<View: HostableView>: UICollectionViewCell, ViewHost {
    // Made when first needed: where cells are made from their class alone, their initialisers cannot be overridden.
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A supplementary view of a collection view around a plain view.
final class HostingCollectionReusableView<View: HostableView>: UICollectionReusableView, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        embed(view)
        return view
    }()
}

/// A cell of a collection view around a view that exists already.
final class InstanceCollectionViewCell: UICollectionViewCell, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}

/// A supplementary view of a collection view around a view that exists already.
final class InstanceCollectionReusableView: UICollectionReusableView, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: self)
    }
}

extension UIView {
    /// Takes the place of another instance in a cell. An instance that another cell took over since stays there.
    func moved(from old: UIView?, to container: UIView) -> UIView {
        if old === self, superview === container { return self }
        if let old, old !== self, old.superview === container { old.removeFromSuperview() }
        removeFromSuperview()
        container.embed(self)
        return self
    }
}
