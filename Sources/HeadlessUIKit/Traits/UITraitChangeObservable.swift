import Foundation

/// Stands for somebody who wants to hear of traits, to be let go of again.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose changes of traits can be heard of.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls a closure after one of the traits changed, with the object and the traits before.
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

    /// No longer calls the closure of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeSource)?.traitChanges.removeAll { $0 === registration }
    }
}

/// Keeps those who want to hear.
@MainActor protocol TraitChangeSource: AnyObject {
    var traitChanges: [TraitChangeRegistration] { get set }
}

extension TraitChangeSource {
    /// Tells those who want to hear of what is different now.
    func tellTraitChanges(from previous: UITraitCollection, to present: UITraitCollection) {
        for registration in traitChanges
        where !present.changedTraits(among: registration.traits, from: previous).isEmpty {
            registration.handler(self, previous)
        }
    }
}

/// One who wants to hear.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (Any, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping @MainActor (Any, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}
