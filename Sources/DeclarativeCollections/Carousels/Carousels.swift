import BatchDiffing
import PortableUIKit

/// What the carousels of a driver share: how far each is scrolled, the sizes of their rows and their selection.
@MainActor
final class Carousels: NestedLists {
    private struct LiveCell {
        weak var cell: CarouselCell?
    }

    private unowned let coordinator: CollectionViewCoordinator
    private var distances: [DifferenceIdentifier: CGFloat] = [:]
    private var cells: [LiveCell] = []
    private var sizes = SizeCache()
    /// The preferred widths of rows that are as wide as their content.
    private var widths = SizeCache()

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    /// The collection view in which the carousels are rows.
    var collectionView: UICollectionView { coordinator.collectionView }

    // MARK: Cells

    func add(_ cell: CarouselCell) {
        cells.removeAll { $0.cell == nil }
        cells.append(LiveCell(cell: cell))
    }

    /// Called when the carousels have moved on the screen.
    func didMove() {
        for live in cells where live.cell?.window != nil { live.cell?.visibleContentDidChange() }
    }

    /// Called with problems of rows.
    func report(_ report: CollectionViewReport) {
        coordinator.driver?.report(report)
    }

    // MARK: Positions

    /// The distance that the carousel of a section is scrolled, in points; 0 at first.
    subscript(section: DifferenceIdentifier) -> CGFloat {
        get { distances[section] ?? 0 }
        set { distances[section] = newValue == 0 ? nil : newValue }
    }

    /// Forgets the positions of carousels that are not in a list of sections.
    func willShow(_ sections: [CollectionViewSection]) {
        guard !distances.isEmpty else { return }
        let identifiers = Set(sections.lazy.filter(\.isCarousel).map(\.differenceIdentifier))
        distances = distances.filter { identifiers.contains($0.key) }
    }

    // MARK: Sections

    func outerSection(of section: CollectionViewSection, selection: CollectionViewSelection) -> CollectionViewSection {
        section.shown(selection: selection, carousels: self)
    }

    func rows(in item: CollectionViewDiffableItem) -> [CollectionViewDiffableItem]? {
        (item.base as? CarouselItem)?.section.items
    }

    // MARK: Sizes

    /// Returns the positions of the rows of a section.
    func metrics(of section: CollectionViewSection, width: CGFloat, traits: UITraitCollection) -> CarouselMetrics {
        let environment = section.carouselEnvironment
        return CarouselMetrics(
            width: width,
            layout: section.layout,
            scale: traits.displayScale,
            textScale: TextScale.of(traits),
            count: section.items.count
        ) { contentWidth(of: $0, in: section, environment: environment) }
    }

    /// Returns the width that a row prefers, in points, for the current traits.
    func contentWidth(
        of index: Int,
        in section: CollectionViewSection,
        environment outer: CollectionViewEnvironment
    ) -> CGFloat {
        guard section.items.indices.contains(index) else { return 0 }
        let item = section.items[index]
        let environment = outer.overridden(by: item.environment)
        if let known = widths.height(of: item, in: environment, fitting: .infinity) { return known }
        let width = environment.performAsCurrent { item.box.size(fitting: .infinity).width }
        widths.store(width, of: item, in: environment, fitting: .infinity)
        return width
    }

    /// Returns the height of the highest row, in points.
    func height(of section: CollectionViewSection, metrics: CarouselMetrics) -> CGFloat {
        let outer = section.carouselEnvironment
        return section.items.indices.reduce(0) { highest, index in
            let item = section.items[index]
            let itemWidth = metrics.width(of: index)
            let environment = outer.overridden(by: item.environment)
            if let known = sizes.height(of: item, in: environment, fitting: itemWidth) { return max(highest, known) }
            coordinator.work.countMeasured(item)
            let measured = environment.performAsCurrent { item.box.size(fitting: itemWidth).height }
            let height = measured.isFinite && measured > 0 ? measured : 0
            sizes.store(height, of: item, in: environment, fitting: itemWidth)
            return max(highest, height)
        }
    }

    /// Called when measured sizes are no longer valid.
    func sizesDidBecomeInvalid() {
        sizes.removeAll()
        widths.removeAll()
    }

    // MARK: Selection

    /// Called when two fingers begin edit mode in a carousel.
    func editingDidBegin() {
        coordinator.performCallback(.betweenLayouts) { coordinator.selection.twoFingersDidBegin() }
    }

    /// Applies a tap in a carousel to the selection of the state.
    func didChangeSelection(among items: [CollectionViewDiffableItem], to selected: Set<DifferenceIdentifier>) {
        coordinator.selection.select(selected, among: items)
    }
}

extension CollectionViewSection {
    /// The environment of the rows of a carousel: all cells are equally high, so their contents begin at the top.
    @MainActor
    var carouselEnvironment: CollectionViewEnvironment {
        var environment = CollectionViewEnvironment.current
        environment[TopAlignedRowsKey.self] = true
        return environment
    }
}
