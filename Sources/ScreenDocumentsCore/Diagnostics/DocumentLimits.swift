/// The limits of a document, so that no text makes a reader run out of memory or time.
public struct DocumentLimits: Hashable, Sendable {
    /// The size of the text, in bytes.
    public var byteCount = 16_777_216

    /// The number of rows, after templates have been expanded.
    public var itemCount = 100_000

    /// The length of one string, in bytes of UTF-8.
    public var textByteCount = 100_000

    /// The number of images with an address.
    public var imageCount = 10_000

    /// The number of names in the state.
    public var stateCount = 10_000

    /// How deep templates may use templates.
    public var templateDepth = 8

    /// How many pairs of right parts may be in each other.
    public var pairDepth = 4

    /// The number of values that are looked at while templates are expanded.
    public var valueCount = 5_000_000

    /// The number of operations in a patch.
    public var patchOperationCount = 10_000

    /// Creates the default limits.
    public init() {}
}

extension DocumentLimits {
    /// The limits with what they are about.
    package var described: [(title: String, value: Int)] {
        [
            ("bytes of a document", byteCount), ("rows", itemCount), ("bytes of a string", textByteCount),
            ("images with an address", imageCount), ("names in the state", stateCount),
            ("templates in templates", templateDepth), ("pairs in pairs", pairDepth),
            ("values after templates are expanded", valueCount),
            ("operations of a patch", patchOperationCount),
        ]
    }
}
