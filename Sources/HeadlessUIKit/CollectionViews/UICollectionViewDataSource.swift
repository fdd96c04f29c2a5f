import Foundation

/// Says how many items a collection view has and provides their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, taken from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The number of sections. 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A supplementary view, taken from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Must be
    /// implemented when the layout places supplementary views.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether an item can be moved by the user. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user moved an item. Must be implemented for items to be movable.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )

    /// The titles of an index at the end of what is visible. None unless implemented.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The first item that a title of the index leads to. Must be implemented where there are titles.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

// Without an Objective-C runtime there are no optional requirements: what may be left out has a default.
extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _OptionalMethods.note()
        return 1
    }

    /// A programmer error: the layout asks for a supplementary view that nobody provides.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard !_OptionalMethods.note() else { return UICollectionReusableView() }
        fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
    }

    /// Every item can be moved.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        collectionView.display.answeredMovabilityByDefault = true
        return true
    }

    /// Nothing can be moved: the item goes back.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.movement?.isRefused = true
    }

    /// No index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        _OptionalMethods.note()
        return nil
    }

    /// The first item.
    public func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        _OptionalMethods.note()
        return IndexPath(item: 0, section: 0)
    }
}
