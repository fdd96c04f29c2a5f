import BatchDiffing

extension CollectionViewSection: DifferenceSection {
    /// The identifier of the section, `differenceIdentifier`.
    public var differenceIdentity: DifferenceIdentifier {
        differenceIdentifier
    }

    /// The items of the section.
    public var differenceElements: [CollectionViewDiffableItem] {
        items
    }

    /// Returns whether everything except the items is equal; items are compared one by one.
    public func isContentEqual(to other: CollectionViewSection) -> Bool {
        header == other.header && footer == other.footer && layout == other.layout && background == other.background
            && showsEmptyItem == other.showsEmptyItem && hasEqualExtras(to: other)
    }

    /// Returns the same section with another identifier.
    func identified(by identifier: DifferenceIdentifier) -> Self {
        var copy = self
        copy.identity = CollectionViewIdentity(identifier, isImplicit: identity.isImplicit)
        return copy
    }

    private func hasEqualExtras(to other: CollectionViewSection) -> Bool {
        switch (extras, other.extras) {
        case (nil, nil):
            true
        case (let extras?, let otherExtras?):
            extras.isEqual(to: otherExtras)
        default:
            false
        }
    }
}
