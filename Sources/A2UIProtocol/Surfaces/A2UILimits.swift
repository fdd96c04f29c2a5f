/// How much of a stranger's surfaces is taken.
public struct A2UILimits: Hashable, Sendable {
    /// Surfaces at a time.
    public var surfaceCount = 20
    /// Components of one surface.
    public var componentCount = 10_000
    /// Components that a surface shows, those of templates counted for each element.
    public var nodeCount = 20_000
    /// Levels from the root to the deepest component.
    public var depth = 50
    /// Bytes of a message as JSON.
    public var messageByteCount = 4 << 20
    /// Bytes of a data model as JSON.
    public var dataByteCount = 8 << 20
    /// Messages within one second; more are refused.
    public var messagesPerSecond = 1_000

    /// Creates the usual limits.
    public init() {}
}

/// Which addresses a surface may load and open.
public struct A2UIAddressPolicy: Sendable {
    /// Whether a picture, a video or a recording is loaded.
    public var allowsLoading: @Sendable (_ address: String) -> Bool
    /// The schemes of links that open, in small letters.
    public var linkSchemes: Set<String>

    /// Creates a policy, by default one that loads nothing and opens `https`, `mailto` and `tel`.
    public init(
        linkSchemes: Set<String> = ["https", "mailto", "tel"],
        allowsLoading: @escaping @Sendable (_ address: String) -> Bool = { _ in false }
    ) {
        self.linkSchemes = linkSchemes
        self.allowsLoading = allowsLoading
    }

    /// Loads `https` from some hosts and their subdomains.
    public static func hosts(_ hosts: String...) -> A2UIAddressPolicy {
        A2UIAddressPolicy { address in
            guard let host = host(of: address, scheme: "https") else { return false }
            return hosts.contains { host == $0 || host.hasSuffix("." + $0) }
        }
    }

    /// Whether a link may be opened.
    public func allowsOpening(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":") else { return false }
        return linkSchemes.contains(address[..<colon].lowercased())
    }

    /// The host of an address of a scheme, in small letters; `nil` if it has a user name, which is how hosts are feigned.
    private static func host(of address: String, scheme: String) -> String? {
        guard address.lowercased().hasPrefix(scheme + "://") else { return nil }
        let rest = address.dropFirst(scheme.count + 3)
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard !authority.contains("@") else { return nil }
        return authority.prefix { $0 != ":" }.lowercased()
    }
}
