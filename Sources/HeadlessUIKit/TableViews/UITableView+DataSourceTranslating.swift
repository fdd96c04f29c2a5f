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

    /// Returns the index path at which the screen shows an item of the data source; `nil` if there is no such item.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let dataSourceIndexPath, exists(dataSourceIndexPath) else { return nil }
        return presentedPath(dataSourceIndexPath)
    }

    /// Returns the index path of the item of the data source that the screen shows; `nil` for a placeholder or a gap.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let presentationIndexPath, isPresented(presentationIndexPath) else { return nil }
        return dataSourcePath(presentationIndexPath)
    }

    /// Calls a closure in which index paths and numbers of items are those on screen, with placeholders and gaps.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        withPresentedPaths(actionsToTranslate)
    }
}
