import Diffing
import PortableUIKit

/// What the data source shows at a moment: a whole state, or a stage on the way to one.
enum DisplayedData {
    case sections([CollectionViewSection])
    case stage(StagedData<CollectionViewSection>)

    var numberOfSections: Int {
        switch self {
        case .sections(let sections): sections.count
        case .stage(let stage): stage.numberOfSections
        }
    }

    func numberOfItems(in section: Int) -> Int {
        switch self {
        case .sections(let sections): sections[section].items.count
        case .stage(let stage): stage.numberOfElements(in: section)
        }
    }

    /// The section at an index: for its header, footer and layout, not for its items.
    func section(at index: Int) -> CollectionViewSection? {
        guard (0..<numberOfSections).contains(index) else { return nil }
        return switch self {
        case .sections(let sections): sections[index]
        case .stage(let stage): stage.section(at: index)
        }
    }

    /// The item at a path; `nil` where there is none.
    func item(at path: ElementPath) -> CollectionViewDiffableItem? {
        guard (0..<numberOfSections).contains(path.section),
            (0..<numberOfItems(in: path.section)).contains(path.element)
        else { return nil }
        return switch self {
        case .sections(let sections): sections[path.section].items[path.element]
        case .stage(let stage): stage.element(at: path)
        }
    }

    var shapes: [SectionShape] {
        (0..<numberOfSections).compactMap { index in
            section(at: index).map { SectionShape($0, itemCount: numberOfItems(in: index), items: items(in: index)) }
        }
    }

    /// The items of a section as this moment has them.
    private func items(in section: Int) -> some RandomAccessCollection<CollectionViewDiffableItem> {
        (0..<numberOfItems(in: section)).lazy.map { element in
            let path = ElementPath(section: section, element: element)
            return switch self {
            case .sections(let sections): sections[path.section].items[path.element]
            case .stage(let stage): stage.element(at: path)
            }
        }
    }
}

extension SectionShape {
    init(_ section: CollectionViewSection) {
        self.init(section, itemCount: section.items.count, items: section.items)
    }

    fileprivate init(
        _ section: CollectionViewSection,
        itemCount: Int,
        items: some RandomAccessCollection<CollectionViewDiffableItem>
    ) {
        self.init(
            itemCount: itemCount,
            layout: section.layout,
            hasHeader: section.header != nil,
            hasFooter: section.footer != nil,
            fullWidthItems: section.layout.columns == .fixed(1)
                ? [] : items.enumerated().lazy.filter(\.element.isFullWidth).map(\.offset),
            background: section.background?.area
        )
    }
}

extension ElementPath {
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, element: indexPath.item)
    }

    var indexPath: IndexPath {
        IndexPath(item: element, section: section)
    }
}
