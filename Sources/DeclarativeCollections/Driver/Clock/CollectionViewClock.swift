import PortableUIKit

/// What a driver measures time with: how long rows have been seen.
@MainActor
public protocol CollectionViewClock: AnyObject {
    /// Calls `action` once when so many seconds have passed.
    ///
    /// - Parameter action: Takes whether the time has passed in full; `false` where it was cut short, for example because
    ///   the app went to the background.
    /// - Returns: Cancels: after that the action is not called any more.
    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> @MainActor () -> Void
}
