import Foundation

/// What a view of items needs to be to have the controllers that collection views and tables share.
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

    /// Takes the counts after a batch of updates; what is known by index paths follows its items. A batch that does not
    /// account for the counts is a programmer error.
    func takeCounts(after batch: BatchUpdate, _ map: UpdateMap) {
        let before = loadedCounts()
        let after = askForCounts()
        if let message = batch.inconsistency(before: before, after: after, words: updateWords) { fatalError(message) }
        itemDisplay.counts = after
        itemDisplay.version += 1
        selection.follow(map)
        prefetcher.follow(map)
    }
}
