import Foundation

extension UITableView: UIDataSourceTranslating {
    /// Returns the section if there is one; otherwise `NSNotFound`.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        (0..<numberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
    }

    /// Returns the section if there is one; otherwise `NSNotFound`.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        (0..<numberOfSections).contains(presentationSectionIndex) ? presentationSectionIndex : NSNotFound
    }

    /// Returns the index path if there is an item at it.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap { hasItem(at: $0) ? $0 : nil }
    }

    /// Returns the index path if there is an item at it.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { hasItem(at: $0) ? $0 : nil }
    }

    /// Calls the closure.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }

    private func hasItem(at indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section) else { return false }
        return (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.item)
    }
}
