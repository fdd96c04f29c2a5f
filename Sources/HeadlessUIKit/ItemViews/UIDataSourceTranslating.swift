import Foundation

/// Translates between the places of items on screen and in the data source. They differ while a drag makes a gap for its items, and
/// while placeholders show dropped items that are still loading. Sections are the same.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the section on screen that shows a section of the data source; `NSNotFound` if none does.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the section of the data source that a section on screen shows; `NSNotFound` if it shows none.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the place on screen of an item of the data source; `nil` if it has none.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the place in the data source of an item on screen; `nil` if it has none.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Calls a closure in which places are those on screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
