import Honeycomb

/// The action that a document requests when the user scrolls close to an end of the list.
struct DocumentPaging {
    let action: String
    let threshold: CollectionViewPaging.Threshold
}

extension Shape<DocumentPaging> {
    /// `{"action": "more"}`, at a distance of one screen by default, or with an explicit threshold: `{"action": "more",
    /// "within": {"rows": 5}}`.
    static let paging = object(
        .required("action", .nonEmptyText),
        .optional("within", .threshold, default: .screens(1))
    ) { action, threshold in
        DocumentPaging(action: action, threshold: threshold)
    }
}

extension Shape<CollectionViewPaging.Threshold> {
    /// A larger distance would cover any list from its start.
    private static let maximumScreens = 100.0

    /// `{"screens": 1}`, `{"rows": 5}` or `{"points": 200}`.
    fileprivate static let threshold = alternatives(
        Alternative("screens", Shape<Double>.number(in: 0...maximumScreens)) { .screens(CGFloat($0)) },
        Alternative("rows", Shape<Int>.integer(in: 0...1000)) { .rows($0) },
        Alternative("points", Shape<CGFloat>.length) { .points($0) }
    )
}
