import Honeycomb
import ScreenAudits

/// Where everything on a screen is, as `comb inspect` prints it.
@MainActor
struct ScreenInspection {
    private struct Element {
        let name: String
        /// Frames are in the coordinates of the element.
        let views: [InspectedView]
    }

    private let state: CollectionViewState
    private let controller: CellScreenViewController
    private let size: CGSize
    private let scale: CGFloat
    private let elements: ScreenElements<Element>

    /// Walks over the whole screen.
    init(
        of state: CollectionViewState,
        on screen: HostedScreen,
        height: ScreenHeight,
        images: ScreenImages,
        names: TokenNames? = nil
    ) async throws {
        self.state = state
        controller = screen.controller
        var size = screen.host.configuration.size
        elements = try await screen.readElements(images: images) { content, element in
            Element(
                name: String(describing: type(of: element)),
                views: InspectedView.all(in: content, coordinates: element, names: names)
            )
        }
        if case .automatic = height { size.height = screen.contentHeight }
        self.size = size
        scale = screen.host.configuration.scale
    }

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
            guard let kind = attributes.representedElementKind,
                let role = controller.driver.role(ofElementKind: kind)
            else { continue }
            members[role.rawValue] = supplementaryView(ofKind: kind, attributes: attributes)
        }
        return .object(members)
    }

    private func supplementaryView(
        ofKind kind: String,
        attributes: UICollectionViewLayoutAttributes
    ) -> JSONText? {
        guard let element = elements[attributes] else { return nil }
        return .object([
            "frame": .frame(attributes.frame),
            "view": .string(element.name),
            "views": views(of: element, at: attributes),
        ])
    }

    private func item(_ item: CollectionViewDiffableItem, attributes: UICollectionViewLayoutAttributes) -> JSONText {
        .object([
            "id": .string(item.differenceIdentifier.description),
            "frame": .frame(attributes.frame),
            "cell": .string(String(describing: item.cellType)),
            "isEnabled": .boolean((item.base as? any IsEnabledContainable)?.isEnabled ?? true),
            "views": elements[attributes].map { views(of: $0, at: attributes) } ?? .array([]),
        ])
    }

    private func views(of element: Element, at attributes: UICollectionViewLayoutAttributes) -> JSONText {
        .array(element.views.map { $0.offset(by: attributes.frame.origin).json })
    }
}
