import PortableUIKit

/// Observes a notification that is posted on the main thread, for as long as it exists.
final class NotificationObserver: Sendable {
    // The token is only removed, by a center that is thread-safe.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    /// - Parameter handler: Gets the user info and the object of the notification.
    init(_ name: Notification.Name, handler: @escaping @MainActor @Sendable ([AnyHashable: Any], Any?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            nonisolated(unsafe) let info = notification.userInfo ?? [:]
            nonisolated(unsafe) let object = notification.object
            MainActor.assumeIsolated { handler(info, object) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
