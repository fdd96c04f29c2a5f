import PortableUIKit

/// A clock that a driver uses to measure how long rows are visible.
@MainActor
public protocol CollectionViewClock: AnyObject {
    /// Calls `action` once after a number of seconds.
    ///
    /// - Parameters:
    ///   - seconds: The time to wait, in seconds.
    ///   - action: Receives `true` if the time has passed in full; `false` if it was cut short, for instance because
    ///     the app moved to the background.
    /// - Returns: A closure that cancels the call.
    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> @MainActor () -> Void
}
