import Honeycomb

extension Variant {
    /// The part that shows an app's own content: `{"type": "custom", "content": {"type": "rating", …}}`. It exists only
    /// if there is such content.
    static func custom(_ contents: [Variant<Value>]) -> [Variant<Value>] {
        guard !contents.isEmpty else { return [] }
        return [Variant("custom", .required("content", .variants("content", contents))) { $0 }]
    }
}
