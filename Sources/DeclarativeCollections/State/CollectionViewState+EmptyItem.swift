extension CollectionViewState {
    /// Returns a copy that shows a row if it has nothing else to show.
    ///
    /// The row is at least as high as the visible area, so that its view can center its text. It is shown if no section
    /// has rows, a header, a footer or its own `emptyItem`: a section with only a header is not empty.
    public func emptyItem(_ item: (any CollectionViewItemConvertible)?) -> Self {
        var copy = self
        copy.emptyItem = item?.diffableItem
        return copy
    }

    /// The sections including placeholders for missing rows, each with the environment of its views.
    var shownSections: [CollectionViewSection] {
        var shown = sections.map(\.withEmptyItem)
        if let emptyItem, shown.allSatisfy(\.showsNothing) {
            var section = CollectionViewSection(differenceIdentifier: EmptyListIdentifier(), items: [emptyItem])
            section.showsEmptyList = true
            shown.append(section)
        }
        guard !environment.isEmpty else { return shown }
        for index in shown.indices {
            shown[index].environment = environment.overridden(by: shown[index].environment)
        }
        return shown
    }
}

extension CollectionViewSection {
    /// Whether there are rows other than empty items.
    var hasRows: Bool {
        !items.isEmpty && !showsEmptyItem && !showsEmptyList
    }

    fileprivate var showsNothing: Bool {
        items.isEmpty && header == nil && footer == nil
    }

    fileprivate var withEmptyItem: CollectionViewSection {
        guard let emptyItem, items.isEmpty else { return self }
        var copy = self
        copy.items = [emptyItem]
        copy.showsEmptyItem = true
        return copy
    }
}
