import Foundation

/// How something runs through time that is a part of a longer time.
public protocol CAMediaTiming {
    /// When it begins, in the time around it.
    var beginTime: CFTimeInterval { get set }

    /// How long it takes once, in seconds.
    var duration: CFTimeInterval { get set }

    /// How many of its seconds pass in one around it.
    var speed: Float { get set }

    /// How far into its course it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }

    /// How often it runs; parts of a run count.
    var repeatCount: Float { get set }

    /// For how many seconds it runs over and over.
    var repeatDuration: CFTimeInterval { get set }

    /// Whether each run goes back as well.
    var autoreverses: Bool { get set }

    /// What is shown before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a mode from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Where in its course something is at a moment.
struct MediaMoment {
    /// From 0, the beginning of a run, to 1.
    var fraction: Double
    /// Seconds since the beginning of the run.
    var seconds: TimeInterval
    /// How many runs have passed.
    var repetition: Int
}

extension CAMediaTiming {
    /// How long it takes with all repetitions, in seconds around it; infinite where it never ends.
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

    /// Where it is so many seconds, of those around it, after its begin; nil where nothing of it is shown.
    func moment(after elapsed: TimeInterval, duration: TimeInterval) -> MediaMoment? {
        guard duration > 0 else { return nil }
        let total = ownActiveTime(duration: duration)
        let isBefore = elapsed < 0
        // The last instant of a course still belongs to it.
        let isAfter = elapsed * Double(speed) > total + Self.instant
        if isBefore, fillMode != .backwards, fillMode != .both { return nil }
        if isAfter, fillMode != .forwards, fillMode != .both { return nil }
        let passed = isBefore ? 0 : min(elapsed * Double(speed), total)
        let runs = (passed + timeOffset) / duration
        var count = runs.rounded(.down)
        // The end of a course is the end of its last run and not the beginning of another.
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
