import Foundation

/// Lies in an object that may have values kept with it, and lets go of them when the object dies.
struct AssociatedObjectsFlag {
    var isSet = false

    func release(of object: AnyObject) {
        if isSet { AssociatedObjects.table.removeAll(of: ObjectIdentifier(object)) }
    }
}

extension UIResponder: AssociatedObjectsOwner {
    nonisolated final func noteAssociatedObjects() {
        associatedObjects.isSet = true
    }
}

extension UILayoutGuide: AssociatedObjectsOwner {
    nonisolated final func noteAssociatedObjects() {
        associatedObjects.isSet = true
    }
}

extension NSLayoutConstraint: AssociatedObjectsOwner {
    nonisolated final func noteAssociatedObjects() {
        associatedObjects.isSet = true
    }
}
