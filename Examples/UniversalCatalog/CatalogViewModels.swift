import PortableUIKit

/// What the catalog shows. The views look for their own cases; nothing switches over this.
enum CatalogViewModel: Hashable {
    case tile(TileViewModel)
    case simple(SimpleViewModel)
    case alert(AlertViewModel)
}

/// A figure with a name.
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

/// Something to be aware of.
struct AlertViewModel: Hashable {
    let message: String
}

/// The title of a section.
struct HeadlineViewModel: Hashable {
    let text: String
}
