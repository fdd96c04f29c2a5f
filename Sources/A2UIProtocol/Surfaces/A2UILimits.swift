/// Limits on the surfaces of an agent.
public struct A2UILimits: Hashable, Sendable {
    /// The maximum number of surfaces at a time.
    public var surfaceCount = 20
    /// The maximum number of components of a surface.
    public var componentCount = 10_000
    /// The maximum number of shown components of a surface; a component of a template counts for each element.
    public var nodeCount = 20_000
    /// The maximum number of levels of components.
    public var depth = 50
    /// The maximum size of a message, in bytes of JSON.
    public var messageByteCount = 4 << 20
    /// The maximum size of a data model, in bytes of JSON.
    public var dataByteCount = 8 << 20
    /// The maximum number of messages per second. Further ones are rejected.
    public var messagesPerSecond = 1_000

    /// Creates the default limits.
    public init() {}
}

/// The policy on the URLs that a surface may load and open.
public struct A2UIAddressPolicy: Sendable {
    /// Whether an image, video or audio URL may be loaded.
    public var allowsLoading: @Sendable (_ address: String) -> Bool
    /// The URL schemes of links that may be opened, in lower case.
    public var linkSchemes: Set<String>

    /// Creates a policy, by default one that loads nothing and opens `https`, `mailto` and `tel`.
    public init(
        linkSchemes: Set<String> = ["https", "mailto", "tel"],
        allowsLoading: @escaping @Sendable (_ address: String) -> Bool = { _ in false }
    ) {
        self.linkSchemes = linkSchemes
        self.allowsLoading = allowsLoading
    }

    /// A policy that loads `https` URLs from some hosts and their subdomains.
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

    /// The host of a URL with a scheme, in lower case. `nil` if the URL has a user name, which can disguise the host.
    private static func host(of address: String, scheme: String) -> String? {
        guard address.lowercased().hasPrefix(scheme + "://") else { return nil }
        let rest = address.dropFirst(scheme.count + 3)
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard !authority.contains("@") else { return nil }
        return authority.prefix { $0 != ":" }.lowercased()
    }
}
