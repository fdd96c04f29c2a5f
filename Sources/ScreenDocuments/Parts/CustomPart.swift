import Honeycomb

extension Variant {
    /// The part that shows a content of an app's own: `{"type": "custom", "content": {"type": "rating", …}}`. There is none
    /// without such contents.
    static func custom(_ contents: [Variant<Value>]) -> [Variant<Value>] {
        guard !contents.isEmpty else { return [] }
        return [Variant("custom", .required("content", .variants("content", contents))) { $0 }]
    }
}
