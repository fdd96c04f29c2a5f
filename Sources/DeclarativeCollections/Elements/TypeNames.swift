extension CollectionViewDiffableItem {
    /// The name of the item's type without its module, such as `ContainerItem<Title>`.
    var typeName: String {
        String(describing: type(of: base as Any))
    }
}

extension CollectionViewDiffableSupplementaryElement {
    /// The name of the element's type without its module.
    var typeName: String {
        String(describing: type(of: base as Any))
    }
}
