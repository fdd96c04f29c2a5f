import Foundation

extension NotificationCenter {
    /// Adds an observer whose method is called with each notification of a name and object; `nil` means any. Doesn't
    /// keep the observer alive, and calls nothing after it was deallocated.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        SelectorObservers.shared.add(observer as AnyObject, aSelector, aName, anObject, in: self)
    }

    // Foundation's methods of these names take `Any` and remove only the tokens of blocks.

    /// Removes all entries of an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, in: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes the entries of an observer for a name and object; `nil` means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
        SelectorObservers.shared.remove(observer, in: self) { entry in
            (aName == nil || entry.name == aName) && (sender == nil || entry.sender == sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
