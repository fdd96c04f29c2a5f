/// Additional data of a section that is not shown. It affects only the difference: a section with changed extras counts
/// as changed.
public protocol CollectionViewSectionExtras: Equatable, SendableMetatype {}

extension CollectionViewSectionExtras {
    func isEqual(to other: any CollectionViewSectionExtras) -> Bool {
        (other as? Self) == self
    }
}
