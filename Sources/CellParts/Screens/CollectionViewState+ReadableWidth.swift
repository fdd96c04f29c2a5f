import DeclarativeCollections

/// Lists, whose rows are kept readable on wide screens.
extension CollectionViewState {
    /// The state with a readable width for lists, fixed columns and carousels that have none. Columns whose number adapts use the
    /// width of the screen: more of them fit.
    var withReadableWidth: Self {
        var copy = self
        for index in sections.indices where sections[index].layout.needsReadableWidth {
            copy.sections[index].layout.limitToReadableWidth()
        }
        return copy
    }
}

extension CollectionViewSectionLayout {
    /// Limits the width with the insets, so that carousels and columns begin where the texts of lists do: rows of lists have insets of
    /// their own.
    fileprivate mutating func limitToReadableWidth() {
        let insets = [insets.left, insets.right].filter { $0.isFinite && $0 > 0 }.reduce(0, +)
        maximumWidth = max(Self.readableWidth - insets, Self.readableWidth / 2)
    }

    /// Whether the section does not get better with the width of the screen: all but columns whose number adapts to it.
    fileprivate var needsReadableWidth: Bool {
        guard maximumWidth == nil, carousel == nil else { return maximumWidth == nil }
        return if case .fixed = columns { true } else { false }
    }
}
