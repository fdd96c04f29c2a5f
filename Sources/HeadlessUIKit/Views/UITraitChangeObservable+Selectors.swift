import Foundation

@available(iOS 17, *)
extension UITraitChangeObservable {
    /// Registers a method of an object that is called after any of the given traits changes.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: The object with the method; it isn't retained.
    ///   - action: A method without parameters, with this object, or with this object and its previous traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        let registration = TraitChangeRegistration(traits: traits) { [weak object] environment, previous in
            guard let object = object as? NSObject else { return }
            _ = object.perform(action, with: environment, with: previous)
        }
        (self as? any TraitChangeSource)?.traitChanges.append(registration)
        return registration
    }

    /// Registers a method of this object that is called after any of the given traits changes.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: A method without parameters, with this object, or with this object and its previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}
