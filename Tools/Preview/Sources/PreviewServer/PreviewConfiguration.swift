/// Where a preview is served.
public struct PreviewConfiguration: Sendable {
    /// The IPv4 or IPv6 address to listen on. Addresses other than those of the loopback interface let other machines look at
    /// and touch the screens; then the printed address contains a random token.
    public var host: String

    /// The port; 0 takes a free one.
    public var port: UInt16

    /// The port of `comb preview`.
    public static let defaultPort: UInt16 = 8260

    /// Creates a configuration; by default `127.0.0.1:8260`.
    public init(host: String = "127.0.0.1", port: UInt16 = PreviewConfiguration.defaultPort) {
        self.host = host
        self.port = port
    }
}
