import Honeycomb

/// What a document asks for when the reader comes near an end of the list.
struct DocumentPaging {
    let action: String
    let threshold: CollectionViewPaging.Threshold
}

extension Shape<DocumentPaging> {
    /// `{"action": "more"}`, with a screen before the end for "near", or with what is near:
    /// `{"action": "more", "within": {"rows": 5}}`.
    static let paging = object(
        .required("action", .nonEmptyText),
        .optional("within", .threshold, default: .screens(1))
    ) { action, threshold in
        DocumentPaging(action: action, threshold: threshold)
    }
}

extension Shape<CollectionViewPaging.Threshold> {
    /// More is nearer than any end of a list that can be told from its start.
    private static let maximumScreens = 100.0

    /// `{"screens": 1}`, `{"rows": 5}` or `{"points": 200}`.
    fileprivate static let threshold = alternatives(
        Alternative("screens", Shape<Double>.number(in: 0...maximumScreens)) { .screens(CGFloat($0)) },
        Alternative("rows", Shape<Int>.integer(in: 0...1000)) { .rows($0) },
        Alternative("points", Shape<CGFloat>.length) { .points($0) }
    )
}
