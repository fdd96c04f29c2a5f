import Foundation

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
