import DeclarativeCollections
import PortableUIKit

/// A slider at the right of a row, optionally with a text before it. Below the left part it fills the width of the row.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightSlider: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightSlider>

    /// The value.
    public var value: Double

    /// The minimum value.
    public var minimum: Double

    /// The maximum value.
    public var maximum: Double

    /// The distance between values that can be selected. Zero for any value.
    public var step: Double

    /// The text before the slider, such as "50 km", which VoiceOver says as the value.
    public var text: String?

    /// Whether the slider is enabled.
    public var isEnabled: Bool

    /// Called with each new value while the user moves the thumb.
    @ForceEquatable public var didChangeHandler: (@MainActor (Double) -> Void)?

    /// Creates a slider, by default from 0 to 1.
    public init(
        value: Double,
        minimum: Double = 0,
        maximum: Double = 1,
        step: Double = 0,
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

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        let range = min(minimum, maximum)...max(minimum, maximum)
        let slider = SliderElement(
            value: value,
            range: range,
            step: step,
            isEnabled: isEnabled,
            spokenValue: text,
            palette: theme.palette,
            handler: didChangeHandler
        )
        return text.map { [TextElement(theme.detail($0), isSpoken: false), slider] } ?? [slider]
    }
}
