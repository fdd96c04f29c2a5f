import Foundation

/// A registration for trait changes, used to unregister.
@available(iOS 17, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
@available(iOS 17, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

@available(iOS 17, *)
extension UITraitChangeObservable {
    /// Registers a closure that is called with the object and its previous traits after any of the given traits
    /// changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
        (self as? any TraitChangeSource)?.traitChanges.append(registration)
        return registration
    }

    /// Removes a registration for trait changes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeSource)?.traitChanges.removeAll { $0 === registration }
    }
}

/// An object that stores registrations for trait changes.
@MainActor protocol TraitChangeSource: AnyObject {
    var traitChanges: [TraitChangeRegistration] { get set }
}

extension TraitChangeSource {
    /// Calls the registered handlers whose traits differ between the two collections.
    func notifyTraitChanges(from previous: UITraitCollection, to present: UITraitCollection) {
        for registration in traitChanges
        where !present.changedTraits(among: registration.traits, from: previous).isEmpty {
            registration.handler(self, previous)
        }
    }
}

/// A registration for trait changes, with its handler.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (Any, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping @MainActor (Any, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}
