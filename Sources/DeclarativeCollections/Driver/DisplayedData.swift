import BatchDiffing
import PortableUIKit

/// The data that the data source currently provides: a whole state, or a stage of the transition to one.
enum DisplayedData {
    case sections([CollectionViewSection])
    case stage(StagedData<DrivenSection>)

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

    /// Returns the section at an index, for its header, footer and layout but not for its items.
    func section(at index: Int) -> CollectionViewSection? {
        guard (0..<numberOfSections).contains(index) else { return nil }
        return switch self {
        case .sections(let sections): sections[index]
        case .stage(let stage): stage.section(at: index).section
        }
    }

    /// Returns the environment of a section, or an empty one if the section does not exist.
    func environment(ofSection index: Int) -> CollectionViewEnvironment {
        guard (0..<numberOfSections).contains(index) else { return CollectionViewEnvironment() }
        return switch self {
        case .sections(let sections): sections[index].innerEnvironment
        case .stage(let stage): stage.section(at: index).section.innerEnvironment
        }
    }

    /// Returns the item at a path; `nil` if there is none.
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
        switch self {
        case .sections(let sections): sections.map { SectionShape($0) }
        case .stage(let stage): (0..<stage.numberOfSections).map { SectionShape(section: $0, of: stage) }
        }
    }
}

extension SectionShape {
    init(_ section: CollectionViewSection) {
        self.init(section, itemCount: section.items.count, fullWidthItems: section.fullWidthItems)
    }

    fileprivate init(section index: Int, of stage: StagedData<DrivenSection>) {
        let section = stage.section(at: index).section
        let count = stage.numberOfElements(in: index)
        // A stage shows either all rows of a section or none.
        self.init(section, itemCount: count, fullWidthItems: section.fullWidthItems.filter { $0 < count })
    }

    private init(_ section: CollectionViewSection, itemCount: Int, fullWidthItems: [Int]) {
        self.init(
            itemCount: itemCount,
            layout: section.layout,
            hasHeader: section.header != nil,
            hasFooter: section.footer != nil,
            fullWidthItems: fullWidthItems,
            fillsVisibleHeight: section.showsEmptyList,
            hasCards: section.items.first?.isOnCard ?? false,
            background: section.background?.area
        )
    }
}
