import Foundation

/// What every object has for assistive technologies: UIKit's informal protocol.
///
/// Responders declare these members themselves, so that subclasses can override them, and bar items those that apps
/// override; here they are for all other objects: images, alert actions, layers. An extension of `NSObject` itself could
/// not be overridden.
@_documentation(visibility: private) public protocol _NSObjectAccessibility: NSObject {}

extension NSObject: _NSObjectAccessibility {}

/// A class that declares these members itself, so that its subclasses can override them.
@MainActor protocol AccessibilityDeclaring: NSObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: AccessibilityDeclaring {}

@MainActor private let storageKey = malloc(1)

extension NSObject {
    /// The accessibility properties that were set.
    @MainActor final var accessibilityRecord: AccessibilityStorage? {
        if let responder = self as? UIResponder { return responder.accessibilityStorage }
        guard let storageKey else { return nil }
        return AssociatedObjects.table.value(of: self, for: storageKey) as? AccessibilityStorage
    }

    @MainActor final func editAccessibilityRecord(_ edit: (AccessibilityStorage) -> Void) {
        if let responder = self as? UIResponder { return responder.editAccessibility(edit) }
        guard let storageKey else { return }
        let record = accessibilityRecord ?? AccessibilityStorage()
        AssociatedObjects.table.set(record, .OBJC_ASSOCIATION_RETAIN, of: self, for: storageKey)
        edit(record)
    }
}

extension _NSObjectAccessibility {
    /// Whether the object is an accessibility element.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            (self as? any AccessibilityDeclaring).map { $0.isAccessibilityElement } ?? accessibilityRecord?.isElement
                ?? false
        }
        set {
            if let object = self as? any AccessibilityDeclaring {
                object.isAccessibilityElement = newValue
            } else {
                editAccessibilityRecord { $0.isElement = newValue }
            }
        }
    }

    /// A short label that identifies the element.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { (self as? any AccessibilityDeclaring).map { $0.accessibilityLabel } ?? accessibilityRecord?.label }
        set {
            if let object = self as? any AccessibilityDeclaring {
                object.accessibilityLabel = newValue
            } else {
                editAccessibilityRecord { $0.label = newValue }
            }
        }
    }

    /// The value of the element, such as the position of a slider.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { (self as? any AccessibilityDeclaring).map { $0.accessibilityValue } ?? accessibilityRecord?.value }
        set {
            if let object = self as? any AccessibilityDeclaring {
                object.accessibilityValue = newValue
            } else {
                editAccessibilityRecord { $0.value = newValue }
            }
        }
    }

    /// A description of the result of activating the element.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { (self as? any AccessibilityDeclaring).map { $0.accessibilityHint } ?? accessibilityRecord?.hint }
        set {
            if let object = self as? any AccessibilityDeclaring {
                object.accessibilityHint = newValue
            } else {
                editAccessibilityRecord { $0.hint = newValue }
            }
        }
    }

    /// The accessibility traits of the element.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            (self as? any AccessibilityDeclaring).map { $0.accessibilityTraits } ?? accessibilityRecord?.traits ?? .none
        }
        set {
            if let object = self as? any AccessibilityDeclaring {
                object.accessibilityTraits = newValue
            } else {
                editAccessibilityRecord { $0.traits = newValue }
            }
        }
    }

    /// The frame of the element, in screen coordinates.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { (self as? UIResponder).map { $0.accessibilityFrame } ?? accessibilityRecord?.frame ?? .zero }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityFrame = newValue
            } else {
                editAccessibilityRecord { $0.frame = newValue }
            }
        }
    }

    /// The custom actions of the element.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (self as? UIResponder).map { $0.accessibilityCustomActions } ?? accessibilityRecord?.customActions }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomActions = newValue
            } else {
                editAccessibilityRecord { $0.customActions = newValue }
            }
        }
    }

    /// The accessibility elements in the container, in order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { (self as? UIResponder).map { $0.accessibilityElements } ?? accessibilityRecord?.elements }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElements = newValue
            } else {
                editAccessibilityRecord { $0.elements = newValue }
            }
        }
    }

    /// Whether the elements in this object are hidden from assistive technologies.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get {
            (self as? UIResponder).map { $0.accessibilityElementsHidden } ?? accessibilityRecord?.areElementsHidden
                ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElementsHidden = newValue
            } else {
                editAccessibilityRecord { $0.areElementsHidden = newValue }
            }
        }
    }

    /// Whether assistive technologies ignore the siblings of the object.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { (self as? UIResponder).map { $0.accessibilityViewIsModal } ?? accessibilityRecord?.isModal ?? false }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityViewIsModal = newValue
            } else {
                editAccessibilityRecord { $0.isModal = newValue }
            }
        }
    }

    /// The language to speak the element in, as a BCP 47 identifier; `nil` means the system's language.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { (self as? UIResponder).map { $0.accessibilityLanguage } ?? accessibilityRecord?.language }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLanguage = newValue
            } else {
                editAccessibilityRecord { $0.language = newValue }
            }
        }
    }

    /// The outline of the element in screen coordinates, if its frame doesn't describe it.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { (self as? UIResponder).map { $0.accessibilityPath } ?? accessibilityRecord?.path }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityPath = newValue
            } else {
                editAccessibilityRecord { $0.path = newValue }
            }
        }
    }

    /// The navigation style of the elements in the container.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            (self as? UIResponder).map { $0.accessibilityNavigationStyle } ?? accessibilityRecord?.navigationStyle
                ?? .automatic
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityNavigationStyle = newValue
            } else {
                editAccessibilityRecord { $0.navigationStyle = newValue }
            }
        }
    }

    /// The type of the accessibility container.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            (self as? UIResponder).map { $0.accessibilityContainerType } ?? accessibilityRecord?.containerType ?? .none
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityContainerType = newValue
            } else {
                editAccessibilityRecord { $0.containerType = newValue }
            }
        }
    }

    /// Whether the children of the element are read as a group, before other elements.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get {
            (self as? UIResponder).map { $0.shouldGroupAccessibilityChildren } ?? accessibilityRecord?.groupsChildren
                ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                editAccessibilityRecord { $0.groupsChildren = newValue }
            }
        }
    }

    /// The point that a tap activates, in screen coordinates. By default, the center of the accessibility frame.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            return accessibilityRecord?.activationPoint ?? accessibilityFrame.center
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityActivationPoint = newValue
            } else {
                editAccessibilityRecord { $0.activationPoint = newValue }
            }
        }
    }

    /// The accessibility label as an attributed string. Attributes are not stored.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// The accessibility value as an attributed string. Attributes are not stored.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The accessibility hint as an attributed string. Attributes are not stored.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// Labels for voice input, the preferred one first. By default, the accessibility label.
    @preconcurrency @MainActor
    public var accessibilityUserInputLabels: [String]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
            return accessibilityRecord?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityUserInputLabels = newValue
            } else {
                editAccessibilityRecord { $0.userInputLabels = newValue }
            }
        }
    }

    /// Labels for voice input as attributed strings. Attributes are not stored.
    @preconcurrency @MainActor
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
        set { accessibilityUserInputLabels = newValue?.map(\.string) }
    }

    /// The custom rotors of the element.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors }
            return accessibilityRecord?.customRotors
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomRotors = newValue
            } else {
                editAccessibilityRecord { $0.customRotors = newValue }
            }
        }
    }
}
