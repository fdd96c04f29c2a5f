import BatchDiffing
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A row that has a field which its state holds.
@MainActor
protocol FieldRow {
    var field: LeftField? { get }
}

extension ContainerItem: FieldRow {
    var field: LeftField? {
        guard var field = (content as? any FieldRow)?.field else { return nil }
        field.isEnabled = field.isEnabled && isEnabled
        return field
    }
}

extension LeftRightContainer: FieldRow {
    var field: LeftField? { left as? LeftField }
}

extension CollectionViewDiffableItem {
    @MainActor
    fileprivate func hasField(_ identifier: String) -> Bool { (base as? any FieldRow)?.field?.identifier == identifier }
}

extension UICollectionView {
    /// Returns the field to go on to, by the state of the list: the one with an identifier, or, while that is disabled, the
    /// one that comes after it.
    ///
    /// - Returns: The identifier, and the row if the list has one with it. `nil` if all fields from there on are disabled.
    func enabledField(from identifier: String) -> (identifier: String, row: IndexPath?)? {
        var visited: Set<String> = []
        var next = identifier
        while visited.insert(next).inserted {
            var field: LeftField?
            let row = firstRow {
                guard $0.hasField(next) else { return false }
                field = ($0.base as? any FieldRow)?.field
                return true
            }
            guard let field, !field.isEnabled else { return (next, row) }
            guard let after = field.next else { return nil }
            next = after
        }
        return nil
    }
}

extension CollectionViewState {
    /// The identifiers of the row with a field, and of its section.
    @MainActor
    func row(ofField identifier: String) -> (section: DifferenceIdentifier, item: DifferenceIdentifier)? {
        for section in sections {
            guard let item = section.items.first(where: { $0.hasField(identifier) }) else { continue }
            return (section.differenceIdentifier, item.differenceIdentifier)
        }
        return nil
    }
}
