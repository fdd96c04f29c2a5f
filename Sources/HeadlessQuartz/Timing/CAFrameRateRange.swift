/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The minimum frame rate.
    public var minimum: Float
    /// The maximum frame rate.
    public var maximum: Float
    /// The preferred frame rate; `nil` for any in the range.
    public var preferred: Float?

    /// Creates a range of zeros, which means the frame rate of the display.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The frame rate of the display.
    public static let `default` = CAFrameRateRange()
}
