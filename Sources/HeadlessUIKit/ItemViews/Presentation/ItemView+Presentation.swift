import Foundation

extension ItemView {
    // MARK: Index paths

    func dataSourcePath(_ path: IndexPath) -> IndexPath? { itemDisplay.dataSourcePath(path) }
    func presentedPath(_ path: IndexPath) -> IndexPath { itemDisplay.presentedPath(path) }

    /// Returns the counts of what is on screen.
    func presentedCounts() -> ItemCounts {
        let counts = loadedCounts()
        return itemDisplay.presented?.counts(from: counts) ?? counts
    }

    /// Returns the number of items of a section on screen, or `nil` if the section does not exist.
    func presentedCount(inSection section: Int) -> Int? {
        guard let count = loadedCounts().items(inSection: section) else { return nil }
        return itemDisplay.presented?.count(count, inSection: section) ?? count
    }

    /// Returns whether there is an item on screen at a presented index path.
    func isPresented(_ path: IndexPath) -> Bool {
        guard path.count == 2, let count = presentedCount(inSection: path.section) else { return false }
        return (0..<count).contains(path.item)
    }

    /// Returns what the app sees as the index path of a presented one: that of the data source, unless it asks for presented ones.
    func externalPath(_ path: IndexPath) -> IndexPath? {
        itemDisplay.usesPresentedPaths ? path : dataSourcePath(path)
    }

    /// Returns the presented index path for one from the app.
    func presentedPath(external path: IndexPath) -> IndexPath {
        itemDisplay.usesPresentedPaths ? path : presentedPath(path)
    }

    /// Returns the number of items of a section as the app sees it; `nil` if the section does not exist.
    func externalCount(inSection section: Int) -> Int? {
        itemDisplay.usesPresentedPaths ? presentedCount(inSection: section) : loadedCounts().items(inSection: section)
    }

    /// Runs a closure in which the app's index paths and counts are those on screen.
    func withPresentedPaths<Result>(_ body: () -> Result) -> Result {
        guard itemDisplay.presented != nil else { return body() }
        let before = itemDisplay.usesPresentedPaths
        itemDisplay.usesPresentedPaths = true
        defer { itemDisplay.usesPresentedPaths = before }
        return body()
    }
}

extension BatchUpdateHost where Self: ItemControllerHost {
    /// Changes where placeholders and the gap are, with the open batch or at once.
    func changePresentation(_ change: @escaping (inout PresentationPlan) -> Void) {
        itemDisplay.presentationChanges.append(change)
        updates.record { _ in }
    }

    /// Replaces a placeholder by the item that the closure inserts into the data.
    func commit(_ placeholder: DropPlaceholder, at indexPath: IndexPath, _ dataSourceUpdates: (IndexPath) -> Void) {
        let changes = { [self] in
            dataSourceUpdates(indexPath)
            updates.record { $0.insertedItems.append(indexPath) }
            changePresentation { $0.commit(placeholder) }
        }
        if updates.performNowWhileCommitting(changes, completion: nil) { return }
        withoutActuallyEscaping(changes) { performBatchUpdates($0, completion: nil) }
    }
}
