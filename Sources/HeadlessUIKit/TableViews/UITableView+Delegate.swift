import Foundation

extension UITableView {
    /// The delegate that was set: through the table's property, or through the one of scroll views.
    final var currentDelegate: (any UITableViewDelegate)? {
        let current = (self as UIScrollView).delegate
        return current === tableDelegate ? tableDelegate : current as? any UITableViewDelegate
    }

    final func setDelegate(_ delegate: (any UITableViewDelegate)?) {
        tableDelegate = delegate
        (self as UIScrollView).delegate = delegate
        if delegate != nil { addInteraction(contextMenus.interaction) }
        forgetGeometry()
    }
}
