import Foundation

extension UITableView {
    /// The current delegate, set as the delegate of the table view or of the scroll view.
    final var currentDelegate: (any UITableViewDelegate)? {
        let current = (self as UIScrollView).delegate
        return current === tableDelegate ? tableDelegate : current as? any UITableViewDelegate
    }

    final func setDelegate(_ delegate: (any UITableViewDelegate)?) {
        tableDelegate = delegate
        (self as UIScrollView).delegate = delegate
        if delegate != nil { addInteraction(contextMenus.interaction) }
        invalidateGeometry()
    }
}
