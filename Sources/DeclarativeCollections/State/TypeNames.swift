extension CollectionViewDiffableItem {
    /// The type of the item without its module, `ContainerItem<Title>`.
    var typeName: String {
        String(describing: type(of: base as Any))
    }
}

extension CollectionViewDiffableSupplementaryElement {
    /// The type of the element without its module.
    var typeName: String {
        String(describing: type(of: base as Any))
    }
}
