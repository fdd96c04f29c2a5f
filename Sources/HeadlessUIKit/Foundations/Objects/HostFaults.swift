import Foundation

/// Errors of apps that end the process, or that Core Animation would never return from. A host that tests an app takes
/// them instead.
@_spi(Host) @MainActor public enum HostFaults {
    /// Takes a message about an error. Nil lets errors take their course.
    @TaskLocal public static var handler: (@MainActor @Sendable (String) -> Void)?

    /// Whether a host takes errors.
    static var isHandled: Bool { handler != nil }

    /// Passes a message to the host.
    static func report(_ message: String) {
        handler?(message)
    }
}
