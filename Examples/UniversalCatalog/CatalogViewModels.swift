import PortableUIKit

/// The view models of the catalog. Views are found by the cases' payloads; no code switches over this enum.
enum CatalogViewModel: Hashable {
    case tile(TileViewModel)
    case simple(SimpleViewModel)
    case alert(AlertViewModel)
}

/// A number with a name.
struct TileViewModel: Hashable {
    let title: String
    let value: String
    var isHighlighted = false
}

/// A line of text with a detail.
struct SimpleViewModel: Hashable {
    let title: String
    let detail: String
}

/// A message that needs attention.
struct AlertViewModel: Hashable {
    let message: String
}

/// The title of a section.
struct HeadlineViewModel: Hashable {
    let text: String
}
