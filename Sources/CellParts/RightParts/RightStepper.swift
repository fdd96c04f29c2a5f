import DeclarativeCollections
import PortableUIKit

/// A number and a stepper at the right of a row.
///
/// It shows a state that lives elsewhere: its handler changes that state, and the next content shows it.
public struct RightStepper: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightStepper>

    /// The number.
    public var value: Double

    /// The least number.
    public var minimum: Double

    /// The greatest number.
    public var maximum: Double

    /// What a tap adds or takes away.
    public var step: Double

    /// The number in words, such as "3 years". `nil`: the number itself.
    public var text: String?

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with the new number when the user has changed it.
    @ForceEquatable public var didChangeHandler: (@MainActor (Double) -> Void)?

    /// Creates a stepper, by default from 0 to 100.
    public init(
        value: Double,
        minimum: Double = 0,
        maximum: Double = 100,
        step: Double = 1,
        text: String? = nil,
        isEnabled: Bool = true,
        didChangeHandler: (@MainActor (Double) -> Void)? = nil
    ) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.text = text
        self.isEnabled = isEnabled
        self.didChangeHandler = didChangeHandler
    }
}

extension RightStepper {
    @MainActor private static let measuredStepper = UIStepper()

    /// Makes a stepper.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UIStepper) -> Void) -> UIStepper {
        let control = UIStepper()
        control.addAction(UIAction { [weak control] _ in control.map(didUse) }, for: .valueChanged)
        return control
    }

    /// The size that UIKit gives to every stepper.
    @MainActor
    public static var controlSize: CGSize {
        measuredStepper.intrinsicContentSize
    }

    /// Brings the stepper to the state.
    @MainActor
    public func update(_ control: UIStepper, theme: CellTheme, isAnimated: Bool) {
        // A range is set before the value, which would be cut to the old one. Numbers that make no range leave one value.
        let least = min(minimum, maximum)
        control.minimumValue = least
        control.maximumValue = max(minimum, maximum)
        control.stepValue = step > 0 ? step : 1
        control.value = value
        control.isEnabled = isEnabled
    }

    /// Calls the handler.
    @MainActor
    public func didUse(_ control: UIStepper) {
        didChangeHandler?(control.value)
    }

    /// The number.
    public func text(in theme: CellTheme) -> LabelContent? {
        theme.detail(valueText)
    }

    private var valueText: String {
        text ?? Int(exactly: value).map(String.init) ?? String(value)
    }

    /// The row is adjusted by swiping up and down.
    @MainActor
    public func accessibility(of control: UIStepper) -> RightControlAccessibility {
        RightControlAccessibility(
            value: valueText,
            traits: isEnabled ? .adjustable : [.adjustable, .notEnabled],
            increment: { change(control, by: control.stepValue) },
            decrement: { change(control, by: -control.stepValue) },
            activate: {}
        )
    }

    @MainActor
    private func change(_ control: UIStepper, by difference: Double) {
        guard isEnabled else { return }
        let value = control.value
        control.value += difference
        if control.value != value { control.sendActions(for: .valueChanged) }
    }
}
