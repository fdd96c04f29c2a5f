import PortableUIKit

/// A table view cell that hosts a plain view.
final class HostingTableViewCell<View: HostableView>: UITableViewCell, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A table header or footer view that hosts a plain view.
final class HostingTableViewHeaderFooterView<View: HostableView>: UITableViewHeaderFooterView, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A table view cell that hosts an existing view.
final class InstanceTableViewCell: UITableViewCell, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}

/// A table header or footer view that hosts an existing view.
final class InstanceTableViewHeaderFooterView: UITableViewHeaderFooterView, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}
