import Foundation

/// A drag, from its begin to the drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }

    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether what is dragged may leave where it came from.
    var allowsMoveOperation: Bool { get }

    /// Whether it can be dropped in this app alone.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether any of the items can be had in one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether any of the items can be had as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as it is seen from where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Something of one's own, for whom it is dropped on in the same app.
    var localContext: Any? { get set }
}

/// A drag, as it is seen from where it may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in the same app.
    var localDragSession: (any UIDragSession)? { get }

    /// How it is shown that data are being loaded. They are there at once here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads the items as objects of a class; those that cannot be had so are left out.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// How it is shown that dropped data are being loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// By an alert.
    case `default` = 1
}

extension UIDragDropSession {
    /// Whether any of the items can be had in one of the types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// Whether any of the items can be had as an object of a class.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
