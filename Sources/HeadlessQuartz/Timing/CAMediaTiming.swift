import Foundation

/// The timing of an object that runs within its parent's time.
public protocol CAMediaTiming {
    /// The begin time in the parent's time, in seconds.
    var beginTime: CFTimeInterval { get set }

    /// The duration of one run in seconds.
    var duration: CFTimeInterval { get set }

    /// How fast time runs relative to the parent's time.
    var speed: Float { get set }

    /// The offset into the object's own time at which it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }

    /// The number of times it runs, which may be fractional.
    var repeatCount: Float { get set }

    /// How many seconds it repeats.
    var repeatDuration: CFTimeInterval { get set }

    /// Whether each run also plays backward.
    var autoreverses: Bool { get set }

    /// What is shown before and after the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before and after its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a mode from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows the last state after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first state before the begin time.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the first state before the begin time and the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows nothing outside the active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A position in an animation at one moment.
struct MediaMoment {
    /// The progress of the run, from 0 to 1.
    package var fraction: Double
    /// Seconds since the beginning of the run.
    package var seconds: TimeInterval
    /// The number of completed runs.
    package var repetition: Int
}

extension CAMediaTiming {
    /// Returns the seconds of the parent's time for all repetitions; infinite if it never ends.
    func activeTime(duration: TimeInterval) -> TimeInterval {
        guard speed > 0 else { return .infinity }
        return ownActiveTime(duration: duration) / Double(speed)
    }

    private static var instant: TimeInterval { 1e-9 }

    private func ownActiveTime(duration: TimeInterval) -> TimeInterval {
        let cycle = autoreverses ? 2 * duration : duration
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
    }

    /// Returns the position after `elapsed` seconds of the parent's time; `nil` if nothing shows then.
    func moment(after elapsed: TimeInterval, duration: TimeInterval) -> MediaMoment? {
        guard duration > 0 else { return nil }
        let total = ownActiveTime(duration: duration)
        let isBefore = elapsed < 0
        // The end itself still belongs to the active time.
        let isAfter = elapsed * Double(speed) > total + Self.instant
        if isBefore, fillMode != .backwards, fillMode != .both { return nil }
        if isAfter, fillMode != .forwards, fillMode != .both { return nil }
        let passed = isBefore ? 0 : min(elapsed * Double(speed), total)
        let runs = (passed + timeOffset) / duration
        var count = runs.rounded(.down)
        // The end is the end of the last run, not the start of another one.
        if passed == total, timeOffset == 0, runs == count, count > 0 { count -= 1 }
        var fraction = runs - count
        let number = Int(min(count, Double(Int32.max)))
        if autoreverses, number % 2 == 1 { fraction = 1 - fraction }
        return MediaMoment(
            fraction: fraction,
            seconds: fraction * duration,
            repetition: autoreverses ? number / 2 : number
        )
    }
}
