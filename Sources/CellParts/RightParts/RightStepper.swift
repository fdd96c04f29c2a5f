import DeclarativeCollections
import PortableUIKit

/// A number and a stepper at the right of a row.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightStepper: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightStepper>

    /// The current value.
    public var value: Double

    /// The minimum value.
    public var minimum: Double

    /// The maximum value.
    public var maximum: Double

    /// The increment of one tap.
    public var step: Double

    /// The displayed text, such as "3 years". If `nil`, the number itself.
    public var text: String?

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with the new value when the user has changed it.
    @ForceEquatable public var didChangeHandler: (@MainActor (Double) -> Void)?

    /// Creates a stepper, by default with a range from 0 to 100.
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

    /// Creates the stepper.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UIStepper) -> Void) -> UIStepper {
        let control = UIStepper()
        control.addAction(UIAction { [weak control] _ in control.map(didUse) }, for: .valueChanged)
        return control
    }

    /// The standard size of `UIStepper`, in points.
    @MainActor
    public static var controlSize: CGSize {
        measuredStepper.intrinsicContentSize
    }

    /// Updates the stepper.
    @MainActor
    public func update(_ control: UIStepper, theme: CellTheme, isAnimated: Bool) {
        // The range is set before the value, which would otherwise be clamped to the old range. An invalid range leaves
        // one value.
        let least = min(minimum, maximum)
        control.minimumValue = least
        control.maximumValue = max(minimum, maximum)
        control.stepValue = step > 0 ? step : 1
        control.value = value
        control.isEnabled = isEnabled
    }

    /// Calls the handler of the content.
    @MainActor
    public func didUse(_ control: UIStepper) {
        didChangeHandler?(control.value)
    }

    /// Returns the number as text.
    public func text(in theme: CellTheme) -> LabelContent? {
        theme.detail(valueText)
    }

    private var valueText: String {
        text ?? Int(exactly: value).map(String.init) ?? String(value)
    }

    /// The row is an adjustable accessibility element.
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
