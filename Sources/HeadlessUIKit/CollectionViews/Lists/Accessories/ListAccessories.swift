import Foundation

/// The visible accessories of a list cell and their views, in reading direction.
@MainActor final class ListAccessories {
    /// An accessory and its view.
    struct Entry {
        var accessory: UICellAccessory
        var view: any AccessoryContent
    }

    private(set) var leading: [Entry] = []
    private(set) var trailing: [Entry] = []

    /// The order of the system accessories, at the leading edge and at the trailing edge.
    private static let leadingOrder: [UICellAccessory.AccessoryType] = [.delete, .insert, .multiselect]
    private static let trailingOrder: [UICellAccessory.AccessoryType] = [
        .label, .detail, .checkmark, .disclosureIndicator, .outlineDisclosure, .reorder,
    ]

    var all: [Entry] { leading + trailing }
    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

    /// Shows the accessories for an editing state. Existing views are reused.
    func show(_ accessories: [UICellAccessory], isEditing: Bool, in cell: UICollectionViewListCell) {
        let present = accessories.filter {
            switch $0.displayed {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
        var left = all
        func entry(_ accessory: UICellAccessory) -> Entry {
            let index = left.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
            let view = index.map { left.remove(at: $0).view } ?? makeView(for: accessory, in: cell)
            view.show(accessory)
            view.isHidden = accessory.isHidden
            return Entry(accessory: accessory, view: view)
        }
        leading = arranged(present, order: Self.leadingOrder, isLeading: true).map(entry)
        trailing = arranged(present, order: Self.trailingOrder, isLeading: false).map(entry)
        for entry in left { entry.view.removeFromSuperview() }
        for entry in all where entry.view.superview !== cell { cell.addSubview(entry.view) }
    }

    private func arranged(
        _ accessories: [UICellAccessory],
        order: [UICellAccessory.AccessoryType],
        isLeading: Bool
    ) -> [UICellAccessory] {
        var arranged = order.flatMap { type in accessories.filter { $0.accessoryType == type } }
        for accessory in accessories {
            switch (accessory.placement, isLeading) {
            case (.leading(_, let position), true), (.trailing(_, let position), false):
                arranged.insert(accessory, at: min(max(0, position(arranged)), arranged.count))
            default: break
            }
        }
        return arranged
    }

    private func makeView(
        for accessory: UICellAccessory,
        in cell: UICollectionViewListCell
    ) -> any AccessoryContent {
        switch accessory.accessoryType {
        case .checkmark, .disclosureIndicator: IndicatorAccessoryView()
        case .detail: ButtonAccessoryView(CellDetailButton(), cell: cell)
        case .delete, .insert, .multiselect: ButtonAccessoryView(CellEditingControl(), cell: cell)
        case .outlineDisclosure: ButtonAccessoryView(OutlineDisclosureControl(), cell: cell)
        case .reorder: ReorderAccessoryView(cell: cell)
        case .label: LabelAccessoryView()
        case .customView(let view): CustomAccessoryView(view)
        }
    }
}

/// A view that shows an accessory.
@MainActor protocol AccessoryContent: UIView {
    /// The size without the reserved space around it, in points.
    var contentSize: CGSize { get }

    func show(_ accessory: UICellAccessory)
    func follow(_ state: UICellConfigurationState)
}

extension AccessoryContent {
    func follow(_ state: UICellConfigurationState) {}
}
