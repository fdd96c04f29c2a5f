import Foundation

/// Properties of a view that most views leave as they are.
@MainActor final class RareViewProperties {
    var tintColor: UIColor?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutMargins: UIEdgeInsets?
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    /// The margins that were last told of, kept for views that take over those of the superview.
    var lastLayoutMargins: UIEdgeInsets?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var observations: [WeakObservation] = []
    var traitChanges: [TraitChangeRegistration] = []
    var traitOverrides: TraitValues?
    var mask: UIView?
    var isExclusiveTouch = false
    var focusGroupIdentifier: String?
}

extension UIView {
    /// The rare properties, made if need be: for setters only.
    final var rare: RareViewProperties {
        if let rareStorage { return rareStorage }
        let properties = RareViewProperties()
        rareStorage = properties
        return properties
    }
}
