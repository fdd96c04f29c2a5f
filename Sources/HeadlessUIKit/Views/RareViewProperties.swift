import Foundation

/// Rarely used properties of a view.
@MainActor final class RareViewProperties {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutMargins: UIEdgeInsets?
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    /// The layout margins last reported, for subviews that preserve their superview's margins.
    var lastLayoutMargins: UIEdgeInsets?
    /// `nil` until the first recognizer is added.
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var observations: [WeakObservation] = []
    var traitChanges: [TraitChangeRegistration] = []
    var traitOverrides: TraitValues?
    var minimumContentSizeCategory: UIContentSizeCategory?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var restorationIdentifier: String?
    var mask: UIView?
    /// What the view does to the pixels behind it; `nil` for nothing.
    var backdrop: BackdropFilter?
    /// The view that melts the glass in this one, and looks at it again when this one moves.
    weak var glassContainer: UIView?
    /// The shape of the backdrop; `nil` for the rounded bounds.
    var backdropShape: Path?
    var corners: UICornerConfiguration?
    /// The radii that the layer has because of the configuration.
    var shownCorners: RadiiByCorner?
    /// Whether the view asked for radii that depend on its container.
    var readsCorners = false
    var isExclusiveTouch = false
    /// What appearance proxies gave the view.
    var appliedAppearance: AppliedAppearance?
    var focusGroupIdentifier: String?
    var focusEffect: UIFocusEffect?
    var focusGroupPriority: UIFocusGroupPriority?
}

extension UIView {
    /// The rarely used properties, created if needed. For setters only.
    final var rare: RareViewProperties {
        if let rareStorage { return rareStorage }
        let properties = RareViewProperties()
        rareStorage = properties
        return properties
    }
}

extension RareViewProperties {
    /// Returns a text size within the limits; `nil` if it already is.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
        if let minimum = minimumContentSizeCategory, category < minimum { return minimum }
        if let maximum = maximumContentSizeCategory, category > maximum { return maximum }
        return nil
    }
}
