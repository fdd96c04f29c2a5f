import PortableUIKit

/// A slider, which fills the line below the left part.
public struct SliderElement: PartElement {
    /// The value.
    public var value: Double

    /// The minimum and the maximum value.
    public var range: ClosedRange<Double>

    /// The distance between values that can be selected. Zero for any value.
    public var step: Double

    /// Whether the slider is enabled.
    public var isEnabled: Bool

    /// The value as VoiceOver says it; the percentage of the range if `nil`.
    public var spokenValue: String?

    /// The palette of the track.
    public var palette: Palette

    /// Called with each new value while the user moves the thumb.
    public var handler: (@MainActor (Double) -> Void)?

    /// Creates a slider, by default from 0 to 1.
    public init(
        value: Double,
        range: ClosedRange<Double> = 0...1,
        step: Double = 0,
        isEnabled: Bool = true,
        spokenValue: String? = nil,
        palette: Palette,
        handler: (@MainActor (Double) -> Void)? = nil
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        self.spokenValue = spokenValue
        self.palette = palette
        self.handler = handler
    }

    /// The width beside the left part, in points.
    private static let usualWidth: CGFloat = 120

    /// How far VoiceOver moves a slider without steps, as a part of its range.
    private static let spokenStep = 0.1

    /// Creates an empty slider.
    public static func makeView() -> PartSlider { PartSlider(frame: .zero) }

    /// Returns UIKit's height and 120 points.
    public func size(fitting width: CGFloat) -> CGSize {
        CGSize(width: min(Self.usualWidth, width.layoutLength), height: Self.measuredSlider.intrinsicContentSize.height)
    }

    /// Moves the thumb, unless the user is moving it.
    public func update(_ view: PartSlider, isAnimated: Bool) {
        view.minimumTrackTintColor = palette.accent
        view.maximumTrackTintColor = palette.overlayFill
        view.minimumValue = Float(range.lowerBound)
        view.maximumValue = Float(range.upperBound)
        view.step = step
        view.isEnabled = isEnabled
        if !view.isTracking { view.setValue(Float(value), animated: isAnimated) }
    }

    /// Replaces the handler.
    public func updateHandlers(_ view: PartSlider) {
        view.didChangeHandler = handler
    }

    /// The row is an adjustable accessibility element.
    public func accessibility(of view: PartSlider) -> RightControlAccessibility {
        let span = range.upperBound - range.lowerBound
        let percent = span > 0 ? (Double(view.value) - range.lowerBound) / span * 100 : 0
        let distance = step > 0 ? step : span * Self.spokenStep
        return RightControlAccessibility(
            value: spokenValue ?? "\(Int(percent.rounded()))%",
            traits: isEnabled ? .adjustable : [.adjustable, .notEnabled],
            increment: { change(view, by: distance) },
            decrement: { change(view, by: -distance) },
            activate: {}
        )
    }

    /// Returns `true`.
    public var isInteractive: Bool { true }

    /// Returns `true`.
    public var isControl: Bool { true }

    /// Returns `true`: a longer slider is more precise.
    public var fillsWidth: Bool { true }

    private func change(_ view: PartSlider, by distance: Double) {
        guard isEnabled else { return }
        let before = view.value
        view.value += Float(distance)
        if view.value != before { view.sendActions(for: .valueChanged) }
    }

    private static let measuredSlider = UISlider()
}

/// A slider that reports its values, on steps if it has any.
public final class PartSlider: UISlider {
    var step = 0.0
    var didChangeHandler: (@MainActor (Double) -> Void)?

    private var reported: Double?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addAction(UIAction { [weak self] _ in self?.report() }, for: .valueChanged)
    }

    /// Unavailable: create the slider in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PartSlider is made in code; it cannot be decoded.")
    }

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        reported = onStep(Double(value))
        return super.beginTracking(touch, with: event)
    }

    /// Each value is reported once, not with every movement between two steps.
    private func report() {
        let value = onStep(Double(self.value))
        if step > 0 { self.value = Float(value) }
        guard !isTracking || value != reported else { return }
        reported = value
        didChangeHandler?(value)
    }

    private func onStep(_ value: Double) -> Double {
        guard step > 0 else { return value }
        let least = Double(minimumValue)
        return min(least + ((value - least) / step).rounded() * step, Double(maximumValue))
    }
}
