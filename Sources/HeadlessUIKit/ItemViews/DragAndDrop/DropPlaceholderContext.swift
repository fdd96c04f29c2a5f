import Foundation

/// Replaces or removes one placeholder. Shared by collection views and tables.
@MainActor final class DropPlaceholderContext: NSObject {
    private let placeholder: DropPlaceholder
    private weak var host: (any DragHost)?
    private let preview: DragPreviewAnimation

    init(_ placeholder: DropPlaceholder, host: any DragHost, preview: DragPreviewAnimation) {
        self.placeholder = placeholder
        self.host = host
        self.preview = preview
        super.init()
    }

    var dragItem: UIDragItem { placeholder.dragItem }

    private var path: IndexPath? { host?.itemDisplay.presented?.path(of: placeholder) }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let host, let entry = host.itemDisplay.presented?.entry(of: placeholder) else { return false }
        let placeholder = placeholder
        host.commit(placeholder, at: entry.destination, dataSourceUpdates)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let host, path != nil else { return false }
        let placeholder = placeholder
        host.changePresentation { $0.remove(placeholder) }
        return true
    }

    func setNeedsCellUpdate() {
        guard let host, let path, let cell = host.presentedCell(at: path) else { return }
        placeholder.update(cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { preview.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { preview.addCompletion(completion) }
}
