extension UICollectionView: ContentProviding {
    var contentProviders: [(name: String, object: AnyObject?)] {
        [("layout", collectionViewLayout), ("dataSource", dataSource)]
    }
}
