import Foundation

/// An object whose appearance can be customized for all instances of its class, through a proxy.
///
/// What is set on a proxy applies to instances when they enter a window, unless they have values of their own. Proxies know the
/// properties of UIKit's classes that are marked for it, also in subclasses; they do nothing with properties that an app declares.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances of the class and its subclasses.
    static func appearance() -> Self

    /// Returns the proxy for instances that are contained in instances of other classes: the first class is the innermost one.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for instances with certain traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for instances with certain traits that are contained in instances of other classes.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A container of objects whose appearance can be customized.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Gives a view, which is about to be told that it is in a window, the values of proxies. `nil` until there is a proxy.
    static var applyAppearance: ((UIView) -> Void)?
}

/// The values that proxies gave an object, by the index of the property.
@MainActor final class AppliedAppearance {
    var values: [Int: AnyObject] = [:]
}
