import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that provide the items and cells of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    // required
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    // required
    /// Returns the cell of an item, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    // default: 1
    /// Returns the number of sections. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    // default: below
    /// Returns a supplementary view, dequeued with `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    /// Required if the layout has supplementary views.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    // default: true
    /// Returns whether the user can move an item. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    // default: below
    /// Called when the user moved an item. Required for moving items.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )

    /// Returns the titles of the index at the trailing edge. The default is `nil`, for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    // default: IndexPath(item: 0, section: 0)
    /// Returns the index path that the collection view scrolls to for an index title. Required if there are titles.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// The default implementation stops with an error: the layout requires a supplementary view that is not provided.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard !_OptionalMethods.note() else { return UICollectionReusableView() }
        fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
    }

    /// The default implementation refuses the move: the item returns to its original position.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.movement?.isRefused = true
    }
}
