import Foundation

// A block answers whenever assistive technologies ask. It takes precedence over a value.
@available(iOS 17, *)
extension _NSObjectAccessibility {
    /// Returns whether the object is an accessibility element.
    @preconcurrency @MainActor public var isAccessibilityElementBlock: (() -> Bool)? {
        get { accessibilityRecord?.isElementBlock }
        set { editAccessibilityRecord { $0.isElementBlock = newValue } }
    }

    /// Returns the accessibility label.
    @preconcurrency @MainActor public var accessibilityLabelBlock: (() -> String?)? {
        get { accessibilityRecord?.labelBlock }
        set { editAccessibilityRecord { $0.labelBlock = newValue } }
    }

    /// Returns the accessibility value.
    @preconcurrency @MainActor public var accessibilityValueBlock: (() -> String?)? {
        get { accessibilityRecord?.valueBlock }
        set { editAccessibilityRecord { $0.valueBlock = newValue } }
    }

    /// Returns the accessibility hint.
    @preconcurrency @MainActor public var accessibilityHintBlock: (() -> String?)? {
        get { accessibilityRecord?.hintBlock }
        set { editAccessibilityRecord { $0.hintBlock = newValue } }
    }

    /// Returns the accessibility traits.
    @preconcurrency @MainActor public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { accessibilityRecord?.traitsBlock }
        set { editAccessibilityRecord { $0.traitsBlock = newValue } }
    }

    /// Returns the identifier for UI tests.
    @preconcurrency @MainActor public var accessibilityIdentifierBlock: (() -> String?)? {
        get { accessibilityRecord?.identifierBlock }
        set { editAccessibilityRecord { $0.identifierBlock = newValue } }
    }

    /// Returns the language to speak the element in.
    @preconcurrency @MainActor public var accessibilityLanguageBlock: (() -> String?)? {
        get { accessibilityRecord?.languageBlock }
        set { editAccessibilityRecord { $0.languageBlock = newValue } }
    }

    /// Returns the frame in screen coordinates.
    @preconcurrency @MainActor public var accessibilityFrameBlock: (() -> CGRect)? {
        get { accessibilityRecord?.frameBlock }
        set { editAccessibilityRecord { $0.frameBlock = newValue } }
    }

    /// Returns the point that a tap activates, in screen coordinates.
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: (() -> CGPoint)? {
        get { accessibilityRecord?.activationPointBlock }
        set { editAccessibilityRecord { $0.activationPointBlock = newValue } }
    }

    /// Returns the outline in screen coordinates.
    @preconcurrency @MainActor public var accessibilityPathBlock: (() -> UIBezierPath?)? {
        get { accessibilityRecord?.pathBlock }
        set { editAccessibilityRecord { $0.pathBlock = newValue } }
    }

    /// Returns whether the elements in this object are hidden.
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { accessibilityRecord?.areElementsHiddenBlock }
        set { editAccessibilityRecord { $0.areElementsHiddenBlock = newValue } }
    }

    /// Returns whether siblings are ignored.
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { accessibilityRecord?.isModalBlock }
        set { editAccessibilityRecord { $0.isModalBlock = newValue } }
    }

    /// Returns the custom actions.
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { accessibilityRecord?.customActionsBlock }
        set { editAccessibilityRecord { $0.customActionsBlock = newValue } }
    }

    /// Returns the custom rotors.
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
        get { accessibilityRecord?.customRotorsBlock }
        set { editAccessibilityRecord { $0.customRotorsBlock = newValue } }
    }

    /// Returns the elements in the container.
    @preconcurrency @MainActor public var accessibilityElementsBlock: (() -> [Any]?)? {
        get { accessibilityRecord?.elementsBlock }
        set { editAccessibilityRecord { $0.elementsBlock = newValue } }
    }

    /// Returns the labels for voice input.
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
        get { accessibilityRecord?.userInputLabelsBlock }
        set { editAccessibilityRecord { $0.userInputLabelsBlock = newValue } }
    }
}
