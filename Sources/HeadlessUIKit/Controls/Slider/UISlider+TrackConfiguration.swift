import Foundation

extension UISlider {
    /// The looks of a slider.
    @available(iOS 26, *)
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default` = 0
        /// A higher track without a thumb, as of players; a touch anywhere moves the value.
        case thumbless = 1
    }

    /// The ticks, the neutral value and the enabled part of a slider's track. Positions are fractions of the track, from
    /// 0 at the minimum value to 1 at the maximum value.
    @available(iOS 26, *)
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        public struct Tick: Hashable {
            /// The position, from 0 to 1.
            public let position: Float
            /// The title, which assistive technologies read.
            public var title: String?
            /// The image. Not drawn here, as on a device of a phone's size.
            public var image: UIImage?

            /// Creates a tick at a position from 0 to 1; others are moved to the nearest end.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = TrackConfiguration.fraction(position)
                self.title = title
                self.image = image
            }
        }

        /// Whether the user can choose only the values of the ticks.
        public var allowsTickValuesOnly: Bool

        /// The position at which the filled part of the track begins, from 0 to 1.
        public var neutralValue: Float {
            didSet { neutralValue = Self.fraction(neutralValue) }
        }

        /// The positions that the user can choose, from 0 to 1.
        public var enabledRange: ClosedRange<Float> {
            didSet { enabledRange = Self.fractions(enabledRange) }
        }

        /// The ticks by position.
        public let ticks: [Tick]

        /// Creates a configuration with ticks at equal distances; fewer than two are at the start.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let count = max(0, min(numberOfTicks, Self.maximumTicks))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly,
                neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<count).map { Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0) }
            )
        }

        /// Creates a configuration with ticks.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = Self.fraction(neutralValue)
            self.enabledRange = Self.fractions(enabledRange)
            self.ticks = ticks.sorted { $0.position < $1.position }
        }

        /// More ticks than a track has pixels.
        private static let maximumTicks = 10_000

        fileprivate static func fraction(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }

        private static func fractions(_ range: ClosedRange<Float>) -> ClosedRange<Float> {
            fraction(range.lowerBound)...fraction(range.upperBound)
        }

        /// Returns the nearest position that the user can choose.
        func nearest(to position: Float) -> Float {
            let inside = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return inside }
            let allowed = ticks.filter { enabledRange.contains($0.position) }
            return allowed.min { abs($0.position - inside) < abs($1.position - inside) }?.position ?? inside
        }

        /// Returns the position that a step of an assistive technology leads to.
        func next(after position: Float, step: Float) -> Float {
            guard allowsTickValuesOnly else { return nearest(to: position + step) }
            let allowed = ticks.map(\.position).filter { enabledRange.contains($0) }
            let next = step > 0 ? allowed.first { $0 > position } : allowed.last { $0 < position }
            return next ?? nearest(to: position)
        }
    }

    /// The look of the slider.
    @available(iOS 26, *)
    public final var sliderStyle: Style {
        get { trackOptions?.style ?? .default }
        set {
            guard newValue != sliderStyle else { return }
            ensuredTrackOptions.style = newValue
            thumb.isHidden = newValue == .thumbless
            setNeedsLayout()
        }
    }

    /// The ticks, the neutral value and the enabled part of the track; `nil` for a plain track.
    @available(iOS 26, *)
    public final var trackConfiguration: TrackConfiguration? {
        get { trackOptions?.configuration }
        set {
            guard newValue != trackConfiguration else { return }
            ensuredTrackOptions.configuration = newValue
            setNeedsLayout()
        }
    }

    private var ensuredTrackOptions: SliderTrackOptions {
        if let trackOptions { return trackOptions }
        let made = SliderTrackOptions()
        trackOptions = made
        return made
    }
}

/// The looks of a slider that few have; created when one is set.
@MainActor final class SliderTrackOptions {
    /// The height of the track of a slider without a thumb, in points; an estimate.
    static let thumblessTrack: CGFloat = 8
    private static let dot: CGFloat = 4

    var style = UISlider.Style.default
    var configuration: UISlider.TrackConfiguration?
    private var dots: [UIView] = []

    /// Shows the ticks as dots in the middle of the track.
    func placeDots(in slider: UISlider, below thumb: UIView, center: (Float) -> CGPoint) {
        let ticks = configuration?.ticks ?? []
        while dots.count > ticks.count { dots.removeLast().removeFromSuperview() }
        while dots.count < ticks.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.backgroundColor = .tertiaryLabel
            view.layer.cornerRadius = Self.dot / 2
            slider.insertSubview(view, belowSubview: thumb)
            dots.append(view)
        }
        for (view, tick) in zip(dots, ticks) {
            view.bounds.size = CGSize(width: Self.dot, height: Self.dot)
            view.center = center(tick.position)
        }
    }
}
