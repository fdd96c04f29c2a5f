import Foundation

/// A time in seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double

/// Returns the time of the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
