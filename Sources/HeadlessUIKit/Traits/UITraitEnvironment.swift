import Foundation

/// An object that has traits, such as a view or view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
