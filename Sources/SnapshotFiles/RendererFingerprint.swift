/// What the pixels of an image depend on besides the screen: versions of libraries and checksums of fonts.
public struct RendererFingerprint: Equatable, Sendable {
    /// The keyword of the text chunk in an image file.
    public static let keyword = "Renderer"

    private let parts: [String: String]

    /// Creates a fingerprint from lines of a name, a space and a value.
    public init(text: String) {
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            guard let space = line.lastIndex(of: " ") else { return nil }
            return (String(line[..<space]), String(line[space...].dropFirst()))
        }
        parts = Dictionary(pairs) { $1 }
    }

    /// Returns what differs from the fingerprint of a reference, such as `cairo 1.16.0 → 1.18.0`, sorted by name.
    public func differences(from reference: RendererFingerprint) -> [String] {
        Set(parts.keys).union(reference.parts.keys).sorted().compactMap { name in
            let (old, new) = (reference.parts[name], parts[name])
            return old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
        }
    }
}
