import Diffing

extension CollectionViewSection: DifferenceSection {
    /// The same as `differenceIdentifier`.
    public var differenceIdentity: DifferenceIdentifier {
        differenceIdentifier
    }

    /// The rows.
    public var differenceElements: [CollectionViewDiffableItem] {
        items
    }

    /// Whether everything beside the rows is the same; rows are compared one by one.
    public func isContentEqual(to other: CollectionViewSection) -> Bool {
        header == other.header && footer == other.footer && layout == other.layout && background == other.background
            && showsEmptyItem == other.showsEmptyItem && hasEqualExtras(to: other)
    }

    /// The same section under another identity.
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
