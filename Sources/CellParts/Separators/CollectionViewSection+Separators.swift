import DeclarativeCollections

extension CollectionViewSection {
    /// Returns a copy whose rows have a separator, except for the last one. Rows with a separator of their own keep it.
    ///
    /// ```swift
    /// CollectionViewSection { … }.separators(.leftRight16)
    /// ```
    ///
    /// It applies to the rows that the section has now. `nil` removes the separators again.
    public func separators(_ separator: SeparatorType?) -> Self {
        var copy = self
        let last = items.count - 1
        copy.items = items.enumerated().map { index, item in
            item.environment(DefaultSeparatorKey.self, index < last ? separator.map { .shown($0) } : nil)
        }
        return copy
    }
}

/// The separator of rows that have none of their own.
enum DefaultSeparatorKey: CollectionViewEnvironmentKey {
    enum Value: Hashable, Sendable {
        case none
        case shown(SeparatorType)

        var separator: SeparatorType? {
            if case .shown(let separator) = self { separator } else { nil }
        }
    }

    static let defaultValue = Value.none
}
