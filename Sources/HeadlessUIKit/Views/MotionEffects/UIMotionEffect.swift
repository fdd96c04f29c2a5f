import Foundation

/// An effect of how the device is held. Devices are never tilted here, so effects are only kept.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect.
    public override init() {
        super.init()
    }

    /// Effects can't be decoded from archives here. Always returns `nil`.
    public init?(coder: NSCoder) {
        return nil
    }

    /// Returns the values of key paths of the view for a tilt; `nil` by default.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the effect itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Several effects together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { _, new in new } }
    }
}

/// An effect that interpolates between two values as the device is tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes about which devices are tilted.
    public enum EffectType: Int, Sendable {
        /// From left to right.
        case tiltAlongHorizontalAxis
        /// From top to bottom.
        case tiltAlongVerticalAxis
    }

    private let path: String
    private let effectType: EffectType

    /// Creates an effect on a key path of a view.
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        path = keyPath
        effectType = type
        super.init()
    }

    /// Effects can't be decoded from archives here. Always returns `nil`.
    public override init?(coder: NSCoder) {
        return nil
    }

    /// The key path that the effect changes.
    open var keyPath: String { path }

    /// The axis about which the device is tilted.
    open var type: UIInterpolatingMotionEffect.EffectType { effectType }

    /// The value at the least tilt.
    open var minimumRelativeValue: Any?

    /// The value at the greatest tilt.
    open var maximumRelativeValue: Any?

    /// Returns the value for a tilt, if both ends are numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = (minimumRelativeValue as? NSNumber)?.doubleValue,
            let greatest = (maximumRelativeValue as? NSNumber)?.doubleValue
        else { return nil }
        let tilt = effectType == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(Double(tilt), -1), 1) + 1) / 2
        return [path: NSNumber(value: least + (greatest - least) * share)]
    }
}
