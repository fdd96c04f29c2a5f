import Foundation

extension UIResponder: AssociatedObjectsOwner {
    nonisolated final func setHasAssociatedObjects() {
        associatedObjects.isSet = true
    }
}

extension UILayoutGuide: AssociatedObjectsOwner {
    nonisolated final func setHasAssociatedObjects() {
        associatedObjects.isSet = true
    }
}

extension NSLayoutConstraint: AssociatedObjectsOwner {
    nonisolated final func setHasAssociatedObjects() {
        associatedObjects.isSet = true
    }
}
