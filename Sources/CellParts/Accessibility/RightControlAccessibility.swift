import PortableUIKit

/// The accessibility information of a control in a row.
public struct RightControlAccessibility {
    /// The label of the control, if the title of the row does not describe it.
    public var label: String?

    /// The value of the control.
    public var value: String?

    /// The traits of the control.
    public var traits: UIAccessibilityTraits

    /// Called when the user increments an adjustable control (swipes up).
    public var increment: (@MainActor () -> Void)?

    /// Called when the user decrements an adjustable control (swipes down).
    public var decrement: (@MainActor () -> Void)?

    /// Called when the row is activated. If `nil`, activation taps the control.
    public var activate: (@MainActor () -> Void)?

    /// The name of the custom action, for a button whose action is not that of the row.
    public var customActionName: String?

    /// Creates the accessibility information of a control.
    public init(
        label: String? = nil,
        value: String? = nil,
        traits: UIAccessibilityTraits = .none,
        increment: (@MainActor () -> Void)? = nil,
        decrement: (@MainActor () -> Void)? = nil,
        activate: (@MainActor () -> Void)? = nil,
        customActionName: String? = nil
    ) {
        self.label = label
        self.value = value
        self.traits = traits
        self.increment = increment
        self.decrement = decrement
        self.activate = activate
        self.customActionName = customActionName
    }
}
