import PortableUIKit

/// A row of a table around a plain view.
final class HostingTableViewCell<View: HostableView>: UITableViewCell, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A header or footer of a table around a plain view.
final class HostingTableViewHeaderFooterView<View: HostableView>: UITableViewHeaderFooterView, ViewHost {
    private(set) lazy var hostedView: UIView = {
        let view = View()
        contentView.embed(view)
        return view
    }()
}

/// A row of a table around a view that exists already.
final class InstanceTableViewCell: UITableViewCell, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}

/// A header or footer of a table around a view that exists already.
final class InstanceTableViewHeaderFooterView: UITableViewHeaderFooterView, ViewHost {
    private weak var instance: UIView?

    var hostedView: UIView { instance ?? self }

    func show(_ view: UIView) {
        instance = view.moved(from: instance, to: contentView)
    }
}
