import Foundation

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the machine started. Animations run on their window's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
