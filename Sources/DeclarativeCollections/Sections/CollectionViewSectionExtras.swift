/// Anything a section carries along that is not shown. It affects the difference only: a section whose extras changed
/// counts as changed.
public protocol CollectionViewSectionExtras: Equatable {}

extension CollectionViewSectionExtras {
    func isEqual(to other: any CollectionViewSectionExtras) -> Bool {
        (other as? Self) == self
    }
}
