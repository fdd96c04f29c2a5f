import PortableUIKit

/// A right part that is a control, with a text before it or without.
///
/// A new part of this kind is one short file: a value that says how its control is made, shown and used. They all share one
/// view.
public protocol RightControlContent: RightContent {
    /// The control.
    associatedtype Control: UIView

    /// Makes a control that calls `didUse` with itself when somebody uses it.
    @MainActor static func makeControl(didUse: @escaping @MainActor (Control) -> Void) -> Control

    /// The size of the control for the current traits, in points.
    @MainActor static var controlSize: CGSize { get }

    /// Brings a control to the state of the content.
    ///
    /// - Parameter isAnimated: Whether the reader sees the row change and may see the control move.
    @MainActor func update(_ control: Control, theme: CellTheme, isAnimated: Bool)

    /// Tells the app what the user has done with the control.
    @MainActor func didUse(_ control: Control)

    /// The text before the control, if any.
    func text(in theme: CellTheme) -> LabelContent?

    /// What a screen reader says of the control as it is now.
    @MainActor func accessibility(of control: Control) -> RightControlAccessibility

    /// Whether the control takes touches; progress does not.
    var isInteractive: Bool { get }

    /// Whether the control is as wide as the row lets it be where it stands below the left part; a progress bar is.
    static var fillsWidthBelow: Bool { get }
}

extension RightControlContent {
    /// None.
    public func text(in theme: CellTheme) -> LabelContent? {
        nil
    }

    /// Nothing: nobody can use the control.
    @MainActor
    public func didUse(_ control: Control) {}

    /// Yes.
    public var isInteractive: Bool {
        true
    }

    /// No: the control has one size.
    public static var fillsWidthBelow: Bool {
        false
    }
}

/// What a screen reader says of a control in a row.
public struct RightControlAccessibility {
    /// What the control is, where that is not plain from the title of the row.
    public var label: String?

    /// The state of the control.
    public var value: String?

    /// The nature of the control.
    public var traits: UIAccessibilityTraits

    /// What a swipe up does to something adjustable.
    public var increment: (@MainActor () -> Void)?

    /// What a swipe down does to something adjustable.
    public var decrement: (@MainActor () -> Void)?

    /// What activating the row does. `nil`: what a tap on the control would do.
    public var activate: (@MainActor () -> Void)?

    /// The name of what can be done besides activating the row, for a button that does not speak for the row.
    public var customActionName: String?

    /// Describes a control; what is left out is not said.
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
