import DeclarativeCollections

/// Lists, whose rows are kept readable on wide screens.
extension CollectionViewState {
    /// The state with a readable width for lists and carousels that have none. Columns use the width of the screen.
    var withReadableWidth: Self {
        var copy = self
        for index in sections.indices where sections[index].layout.isListWithoutWidth {
            copy.sections[index].layout.maximumWidth = CollectionViewSectionLayout.readableWidth
        }
        return copy
    }
}

extension CollectionViewSectionLayout {
    /// Whether rows are below each other and as wide as the screen, or in a carousel.
    fileprivate var isListWithoutWidth: Bool {
        maximumWidth == nil && (columns == .fixed(1) || carousel != nil)
    }
}
