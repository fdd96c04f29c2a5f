import Foundation

/// The accessibility properties of one responder, allocated only for responders that set one.
@MainActor final class AccessibilityStorage {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var areElementsHidden = false
    var isModal = false
    var language: String?
    var path: UIBezierPath?
    var groupsChildren: Bool?
    var ignoresInvertColors = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
}
