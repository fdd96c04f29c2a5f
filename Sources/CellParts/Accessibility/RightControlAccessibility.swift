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

    /// The actions that VoiceOver offers beside the activation of the row: that of a button, those of all links or chips.
    public var actions: [RightControlAction]

    /// Creates the accessibility information of a control.
    public init(
        label: String? = nil,
        value: String? = nil,
        traits: UIAccessibilityTraits = .none,
        increment: (@MainActor () -> Void)? = nil,
        decrement: (@MainActor () -> Void)? = nil,
        activate: (@MainActor () -> Void)? = nil,
        actions: [RightControlAction] = []
    ) {
        self.label = label
        self.value = value
        self.traits = traits
        self.increment = increment
        self.decrement = decrement
        self.activate = activate
        self.actions = actions
    }
}

/// An action of a control in a row, for VoiceOver.
public struct RightControlAction {
    /// What VoiceOver reads.
    public var name: String

    /// Performs the action.
    public var perform: @MainActor () -> Void

    /// Creates an action.
    public init(name: String, perform: @escaping @MainActor () -> Void) {
        self.name = name
        self.perform = perform
    }

    /// The action of a view that stands for the control.
    @MainActor
    var customAction: UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [perform] _ in
            perform()
            return true
        }
    }
}
