import Foundation

/// A drag session from its start to the drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items being dragged.
    var items: [UIDragItem] { get }

    /// Returns the position of the finger in the coordinates of a view.
    func location(in view: UIView) -> CGPoint

    /// Whether the source allows moving the items.
    var allowsMoveOperation: Bool { get }

    /// Whether the items can be dropped only in this app.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether any of the items has a representation with one of the type identifiers.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an object of a class can be loaded from any of the items.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session as seen by the source of the drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A custom object for destinations in the same app.
    var localContext: Any? { get set }
}

/// A drag session as seen by a destination of the drag.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The session at the source of the drag, if it is in the same app.
    var localDragSession: (any UIDragSession)? { get }

    /// The style of the progress indicator while data loads. No effect here: data loads immediately.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads objects of a class from the items. Items that cannot provide such an object are skipped.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// The styles of the progress indicator while dropped data loads.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator.
    case none = 0
    /// An alert with the progress.
    case `default` = 1
}

extension UIDragDropSession {
    /// Returns whether any of the items has a representation with one of the type identifiers.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// Returns whether an object of a class can be loaded from any of the items.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
