import Honeycomb

/// The frames of everything on a screen, as printed by `comb inspect`. The window has to show the whole content.
@MainActor
struct ScreenInspection {
    let state: CollectionViewState
    let controller: CellScreenViewController
    let size: CGSize
    let scale: CGFloat

    private var collectionView: UICollectionView { controller.collectionView }

    var json: JSONText {
        let content = CGRect(origin: .zero, size: collectionView.collectionViewLayout.collectionViewContentSize)
        let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: content) ?? []
        let bySection = Dictionary(grouping: attributes, by: \.indexPath.section)
        var bottom: CGFloat = 0
        let sections = state.sections.indices.map { index in
            let elements = bySection[index] ?? []
            let empty = CGRect(x: 0, y: bottom, width: content.width, height: 0)
            let frame = elements.dropFirst().reduce(elements.first?.frame ?? empty) { $0.union($1.frame) }
            bottom = frame.maxY
            return section(at: index, frame: frame, elements: elements)
        }
        return .object([
            "size": .array([.length(size.width), .length(size.height)]),
            "scale": .number(Double(scale)),
            "sections": .array(sections),
        ])
    }

    private func section(at index: Int, frame: CGRect, elements: [UICollectionViewLayoutAttributes]) -> JSONText {
        let section = state.sections[index]
        let cells = elements.filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
        var members: [String: JSONText] = [
            "id": .string(section.differenceIdentifier.description),
            "frame": .frame(frame),
            "columns": .number(Double(Set(cells.map(\.frame.minX)).count)),
            "items": .array(cells.map { item(section.items[$0.indexPath.item], attributes: $0) }),
        ]
        for attributes in elements where attributes.representedElementCategory == .supplementaryView {
            guard let kind = attributes.representedElementKind else { continue }
            members[role(ofKind: kind)] = supplementaryView(ofKind: kind, attributes: attributes)
        }
        return .object(members)
    }

    /// Returns the role of a supplementary view. The driver derives a kind for each view type from UIKit's kind, if
    /// any.
    private func role(ofKind kind: String) -> String {
        if kind.hasPrefix(UICollectionView.elementKindSectionHeader) { return "header" }
        return kind.hasPrefix(UICollectionView.elementKindSectionFooter) ? "footer" : "background"
    }

    private func supplementaryView(
        ofKind kind: String,
        attributes: UICollectionViewLayoutAttributes
    ) -> JSONText? {
        guard let view = collectionView.supplementaryView(forElementKind: kind, at: attributes.indexPath) else {
            return nil
        }
        return .object([
            "frame": .frame(attributes.frame),
            "view": .string(String(describing: type(of: view))),
            "views": views(in: view),
        ])
    }

    private func item(_ item: CollectionViewDiffableItem, attributes: UICollectionViewLayoutAttributes) -> JSONText {
        let cell = collectionView.cellForItem(at: attributes.indexPath)
        return .object([
            "id": .string(item.differenceIdentifier.description),
            "frame": .frame(attributes.frame),
            "cell": .string(String(describing: item.cellType)),
            "isEnabled": .boolean((item.base as? any IsEnabledContainable)?.isEnabled ?? true),
            "views": cell.map { views(in: $0.contentView) } ?? .array([]),
        ])
    }

    private func views(in view: UIView) -> JSONText {
        .array(InspectedView.all(in: view, coordinates: collectionView).map(\.json))
    }
}
