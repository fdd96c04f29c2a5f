import Foundation

/// An active drag, as seen by its source.
@MainActor final class DragSession: NSObject, UIDragSession {
    private(set) var items: [UIDragItem] = []
    var localContext: Any?
    /// The position of the finger in window coordinates.
    var location = CGPoint.zero
    private let source: any DragSource
    /// The original index paths of the items, in order.
    private(set) var sourceIndexPaths: [IndexPath] = []

    init(source: any DragSource) {
        self.source = source
        super.init()
    }

    func add(_ items: [UIDragItem]) {
        self.items += items
    }

    func add(_ items: [UIDragItem], from indexPath: IndexPath) {
        add(items)
        sourceIndexPaths += items.map { _ in indexPath }
    }

    func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }

    var allowsMoveOperation: Bool { source.allowsMove(in: self) }
    var isRestrictedToDraggingApplication: Bool { source.isRestrictedToApp(self) }

    func isFrom(_ view: UIView) -> Bool { source.dragView === view }
}

/// An active drag, as seen by its destination.
@MainActor final class DropSession: NSObject, UIDropSession {
    private let drag: DragSession
    /// The size of the preview of the drag, in points.
    var previewSize = CGSize.zero
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The progress of all loads that the session started.
    nonisolated let progress = Progress(totalUnitCount: 0)

    init(drag: DragSession) {
        self.drag = drag
        super.init()
    }

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { drag }
    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func sourceIndexPath(of index: Int, in view: UIView) -> IndexPath? {
        drag.isFrom(view) && drag.sourceIndexPaths.indices.contains(index) ? drag.sourceIndexPaths[index] : nil
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        self.progress.totalUnitCount += progress.totalUnitCount
        self.progress.addChild(progress, withPendingUnitCount: progress.totalUnitCount)
        let collected = LoadedObjects(count: providers.count, completion: completion)
        if providers.isEmpty { completion([]) }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                DispatchQueue.runOnMain {
                    progress.completedUnitCount += 1
                    collected.take(object, at: index)
                }
            }
        }
        return progress
    }
}

/// Collects objects that load in any order.
@MainActor private final class LoadedObjects {
    private var loaded: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        loaded = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        loaded[index] = object
        missing -= 1
        if missing == 0 { completion(loaded.compactMap { $0 }) }
    }
}

extension DispatchQueue {
    /// Runs a closure on the main thread, immediately if this is the main thread.
    static func runOnMain(_ block: @escaping @MainActor @Sendable () -> Void) {
        guard MainQueue.isCurrent else { return main.async { MainActor.assumeIsolated(block) } }
        MainActor.assumeIsolated(block)
    }
}
