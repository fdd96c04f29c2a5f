import Foundation

/// The requirements for an item view that uses the shared controllers.
@MainActor
protocol ItemControllerHost: SelectionHost, BatchUpdateHost, PrefetchHost, ContextMenuHost, RowSwipeHost, DragHost {
    var controllers: ItemControllers { get }
}

/// The controllers that collection views and tables share.
@MainActor final class ItemControllers {
    let selection: SelectionController
    let updates: UpdateController
    let prefetcher: ItemPrefetcher
    let contextMenus: ContextMenuController
    let swipes: RowSwipeController
    let elementOrder = ElementOrder()
    let dragActivity = DragActivity()

    init(host: any ItemControllerHost) {
        selection = SelectionController(host: host)
        updates = UpdateController(host: host)
        prefetcher = ItemPrefetcher(host: host)
        contextMenus = ContextMenuController(host: host)
        swipes = RowSwipeController(host: host)
    }
}

extension ItemControllerHost {
    var selection: SelectionController { controllers.selection }
    var updates: UpdateController { controllers.updates }
    var prefetcher: ItemPrefetcher { controllers.prefetcher }
    var contextMenus: ContextMenuController { controllers.contextMenus }
    var swipes: RowSwipeController { controllers.swipes }
    var elementOrder: ElementOrder { controllers.elementOrder }
    var dragActivity: DragActivity { controllers.dragActivity }

    /// Updates the item counts after a batch update and moves the state that is stored by index path with its items. A
    /// batch that does not match the new counts is a programmer error.
    func updateCounts(after batch: BatchUpdate, _ map: UpdateMap) {
        let before = loadedCounts()
        let after = requestCounts()
        if let message = batch.inconsistency(before: before, after: after, terms: updateTerms) { fatalError(message) }
        itemDisplay.counts = after
        itemDisplay.version += 1
        selection.follow(map)
        prefetcher.follow(map)
    }
}
