import PortableUIKit

/// A collection view cell that hosts a plain view.
final class HostingCollectionViewCell<View: HostableView>: UICollectionViewCell, ViewHost {
    // Created lazily: the initializers of cells that are created from their class cannot be overridden.
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A supplementary view that hosts a plain view.
final class HostingCollectionReusableView<View: HostableView>: UICollectionReusableView, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        embed(view)
        return view
    }()
}

/// A collection view cell that hosts an existing view.
final class InstanceCollectionViewCell: UICollectionViewCell, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}

/// A supplementary view that hosts an existing view.
final class InstanceCollectionReusableView: UICollectionReusableView, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: self)
    }
}

extension UIView {
    /// Replaces the hosted view with another one. A view that another cell has taken over stays there.
    func moved(from old: UIView?, to container: UIView) -> UIView {
        if old === self, superview === container { return self }
        if let old, old !== self, old.superview === container { old.removeFromSuperview() }
        removeFromSuperview()
        container.embed(self)
        return self
    }
}
