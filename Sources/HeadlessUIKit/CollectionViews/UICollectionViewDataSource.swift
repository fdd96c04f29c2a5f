import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Says how many items a collection view has and provides their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    // required
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    // required
    /// The cell of an item, taken from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    // default: 1
    /// The number of sections. 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    // default: below
    /// A supplementary view, taken from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Must be
    /// implemented when the layout places supplementary views.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    // default: true
    /// Whether an item can be moved by the user. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    // default: below
    /// The user moved an item. Must be implemented for items to be movable.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )

    /// The titles of an index at the end of what is visible. None unless implemented.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    // default: IndexPath(item: 0, section: 0)
    /// The first item that a title of the index leads to. Must be implemented where there are titles.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// A programmer error: the layout asks for a supplementary view that nothing provides.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard !_OptionalMethods.note() else { return UICollectionReusableView() }
        fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
    }

    /// Refuses the move: the item goes back.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.movement?.isRefused = true
    }
}
