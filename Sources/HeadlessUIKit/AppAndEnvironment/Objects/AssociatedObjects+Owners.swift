import Foundation

/// Stored in an object that may own associated values; releases them when the object is deallocated.
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
