import Foundation

/// Where a preview is served, and how.
public struct PreviewConfiguration: Sendable {
    /// The IPv4 or IPv6 address to listen on. Addresses other than those of the loopback interface let other machines look at
    /// and touch the screens; then the printed address contains a random token.
    public var host: String

    /// The port; 0 takes a free one.
    public var port: UInt16

    /// Whether the screens run in a process of their own.
    ///
    /// A trap in the code of a screen ends that process only; the page shows its output and can start another one. The process
    /// runs the same program with the same arguments, up to ``PreviewServer/run(ready:)``. Breakpoints in screens need false.
    public var isolatesScreens: Bool

    /// The port of `comb preview`.
    public static let defaultPort: UInt16 = 8260

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port; if nil, that of the environment variable `HONEYCOMB_PREVIEW_PORT`, and 8260 without one.
    ///   - isolatesScreens: Whether the screens run in a process of their own.
    public init(host: String = "127.0.0.1", port: UInt16? = nil, isolatesScreens: Bool = true) {
        self.host = host
        let environment = ProcessInfo.processInfo.environment
        self.port = port ?? environment["HONEYCOMB_PREVIEW_PORT"].flatMap(UInt16.init) ?? Self.defaultPort
        self.isolatesScreens = isolatesScreens
    }
}
