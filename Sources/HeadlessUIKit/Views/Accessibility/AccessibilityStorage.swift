import Foundation

/// The accessibility properties of one object, allocated only for objects that set one.
@MainActor final class AccessibilityStorage {
    /// A value, or a closure that answers instead.
    struct Property<Value> {
        var value: Value?
        var block: (() -> Value?)?

        var current: Value? { block.map { $0() } ?? value }
    }

    private var isElementProperty = Property<Bool>()
    private var labelProperty = Property<String>()
    private var valueProperty = Property<String>()
    private var hintProperty = Property<String>()
    private var traitsProperty = Property<UIAccessibilityTraits>()
    private var identifierProperty = Property<String>()
    private var frameProperty = Property<CGRect>()
    private var activationPointProperty = Property<CGPoint>()
    private var customActionsProperty = Property<[UIAccessibilityCustomAction]>()
    private var customRotorsProperty = Property<[UIAccessibilityCustomRotor]>()
    private var elementsProperty = Property<[Any]>()
    private var userInputLabelsProperty = Property<[String]>()
    private var languageProperty = Property<String>()
    private var pathProperty = Property<UIBezierPath>()
    private var areElementsHiddenProperty = Property<Bool>()
    private var isModalProperty = Property<Bool>()
    var respondsToUserInteraction: Bool?
    var groupsChildren: Bool?
    var ignoresInvertColors = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var customContent: [AXCustomContent]?
    var largeContent: LargeContent?

    var isElement: Bool? {
        get { isElementProperty.current }
        set { isElementProperty.value = newValue }
    }

    var isElementBlock: (() -> Bool)? {
        get { isElementProperty.block.map { block in { block() ?? false } } }
        set { isElementProperty.block = newValue }
    }

    var label: String? {
        get { labelProperty.current }
        set { labelProperty.value = newValue }
    }

    var labelBlock: (() -> String?)? {
        get { labelProperty.block }
        set { labelProperty.block = newValue }
    }

    var value: String? {
        get { valueProperty.current }
        set { valueProperty.value = newValue }
    }

    var valueBlock: (() -> String?)? {
        get { valueProperty.block }
        set { valueProperty.block = newValue }
    }

    var hint: String? {
        get { hintProperty.current }
        set { hintProperty.value = newValue }
    }

    var hintBlock: (() -> String?)? {
        get { hintProperty.block }
        set { hintProperty.block = newValue }
    }

    var traits: UIAccessibilityTraits? {
        get { traitsProperty.current }
        set { traitsProperty.value = newValue }
    }

    var traitsBlock: (() -> UIAccessibilityTraits)? {
        get { traitsProperty.block.map { block in { block() ?? .none } } }
        set { traitsProperty.block = newValue }
    }

    var identifier: String? {
        get { identifierProperty.current }
        set { identifierProperty.value = newValue }
    }

    var identifierBlock: (() -> String?)? {
        get { identifierProperty.block }
        set { identifierProperty.block = newValue }
    }

    var frame: CGRect? {
        get { frameProperty.current }
        set { frameProperty.value = newValue }
    }

    var frameBlock: (() -> CGRect)? {
        get { frameProperty.block.map { block in { block() ?? .zero } } }
        set { frameProperty.block = newValue }
    }

    var activationPoint: CGPoint? {
        get { activationPointProperty.current }
        set { activationPointProperty.value = newValue }
    }

    var activationPointBlock: (() -> CGPoint)? {
        get { activationPointProperty.block.map { block in { block() ?? .zero } } }
        set { activationPointProperty.block = newValue }
    }

    var customActions: [UIAccessibilityCustomAction]? {
        get { customActionsProperty.current }
        set { customActionsProperty.value = newValue }
    }

    var customActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { customActionsProperty.block }
        set { customActionsProperty.block = newValue }
    }

    var customRotors: [UIAccessibilityCustomRotor]? {
        get { customRotorsProperty.current }
        set { customRotorsProperty.value = newValue }
    }

    var customRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
        get { customRotorsProperty.block }
        set { customRotorsProperty.block = newValue }
    }

    var elements: [Any]? {
        get { elementsProperty.current }
        set { elementsProperty.value = newValue }
    }

    var elementsBlock: (() -> [Any]?)? {
        get { elementsProperty.block }
        set { elementsProperty.block = newValue }
    }

    var userInputLabels: [String]? {
        get { userInputLabelsProperty.current }
        set { userInputLabelsProperty.value = newValue }
    }

    var userInputLabelsBlock: (() -> [String]?)? {
        get { userInputLabelsProperty.block }
        set { userInputLabelsProperty.block = newValue }
    }

    var language: String? {
        get { languageProperty.current }
        set { languageProperty.value = newValue }
    }

    var languageBlock: (() -> String?)? {
        get { languageProperty.block }
        set { languageProperty.block = newValue }
    }

    var path: UIBezierPath? {
        get { pathProperty.current }
        set { pathProperty.value = newValue }
    }

    var pathBlock: (() -> UIBezierPath?)? {
        get { pathProperty.block }
        set { pathProperty.block = newValue }
    }

    var areElementsHidden: Bool {
        get { areElementsHiddenProperty.current ?? false }
        set { areElementsHiddenProperty.value = newValue }
    }

    var areElementsHiddenBlock: (() -> Bool)? {
        get { areElementsHiddenProperty.block.map { block in { block() ?? false } } }
        set { areElementsHiddenProperty.block = newValue }
    }

    var isModal: Bool {
        get { isModalProperty.current ?? false }
        set { isModalProperty.value = newValue }
    }

    var isModalBlock: (() -> Bool)? {
        get { isModalProperty.block.map { block in { block() ?? false } } }
        set { isModalProperty.block = newValue }
    }
}
