import CellParts
import DeclarativeCollections
import PortableUIKit

/// Collects the distances of a screen's lists, row by row.
@MainActor
struct ListSpacings {
    let root: UIView
    let scale: SpacingScale

    private(set) var gaps: [SpacingGap] = []
    private(set) var sums: [CGRect] = []
    /// The frames of texts, images and controls.
    private(set) var obstacles: [CGRect] = []
    /// Whether frames are in the view of the screen, rather than in the content of a list.
    private let isInWindow: Bool

    private struct Key: Hashable {
        let role: LaidOutElement.Role
        let indexPath: IndexPath?
    }

    private struct Row {
        let key: Key
        let pointer: String
        let name: String
        let frame: CGRect
        let panel: SpacingPanel
        /// The lowest and highest text, in the list's content.
        let texts: (top: CGFloat, bottom: CGFloat, minX: CGFloat)?
    }

    private var seen: Set<Key> = []
    private var rows: [Row] = []

    private var pixel: CGFloat { 1 / max(root.traitCollection.displayScale, 1) }
    private var isRightToLeft: Bool { root.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    init(root: UIView, scale: SpacingScale, isInWindow: Bool) {
        self.isInWindow = isInWindow
        self.root = root
        self.scale = scale
    }

    /// Reads elements that were not read before. Frames may be estimated until ``finish(_:)``.
    mutating func read(_ elements: [LaidOutElement]) {
        for element in elements where element.role != .other {
            let key = Key(role: element.role, indexPath: element.indexPath)
            guard seen.insert(key).inserted else { continue }
            rows.append(
                Row(
                    key: key,
                    pointer: element.pointer,
                    name: element.view.auditName,
                    frame: element.frame,
                    panel: SpacingPanel(element: element.view, isOpen: false),
                    texts: Self.texts(in: element)
                )
            )
        }
    }

    private static func texts(in element: LaidOutElement) -> (top: CGFloat, bottom: CGFloat, minX: CGFloat)? {
        var union = CGRect.null
        func add(_ view: UIView) {
            guard view.isShown else { return }
            if view is UILabel, view.shownText != nil {
                union = union.union(view.convert(view.bounds, to: element.view))
            } else {
                view.subviews.forEach(add)
            }
        }
        add(element.view)
        guard !union.isNull else { return nil }
        return (element.frame.minY + union.minY, element.frame.minY + union.maxY, element.frame.minX + union.minX)
    }

    /// Finds the distances of all rows that were read.
    mutating func finish(_ list: UIScrollView) {
        let driver = (list as? UICollectionView).flatMap(CollectionViewDriver.driver(of:))
        let (gapStart, sumStart, obstacleStart) = (gaps.count, sums.count, obstacles.count)
        let frames = currentFrames(in: list, state: driver?.state)
        let sorted = rows.map { row in (row: row, frame: frames[row.key] ?? row.frame) }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        for (number, (row, frame)) in sorted.enumerated() {
            // A cell that others stand beside may be as high as they are.
            let isAlone = !sorted.contains { other in
                other.row.key != row.key && other.frame.minY < frame.maxY - 0.5 && other.frame.maxY > frame.minY + 0.5
            }
            var finder = SpacingFinder(
                place: place(of: row, number: number, state: driver?.state),
                measure: SpacingMeasure(scale: scale(of: row, state: driver?.state), pixel: pixel),
                isRightToLeft: isRightToLeft
            )
            let hasOwnHeight = isAlone && !isTopAligned(row, state: driver?.state)
            finder.find(in: hasOwnHeight ? row.panel : row.panel.opened, origin: frame.origin)
            gaps += finder.gaps
            obstacles += row.panel.frames(at: frame.origin)
        }
        addRows(sorted.map { ($0.row, $0.frame) }, list: list, state: driver?.state)
        addSums(sorted.map { ($0.row, $0.frame) })
        rows = []
        seen = []
        guard isInWindow else { return }
        for index in gapStart..<gaps.count { gaps[index].frame = list.convert(gaps[index].frame, to: root) }
        for index in sumStart..<sums.count { sums[index] = list.convert(sums[index], to: root) }
        for index in obstacleStart..<obstacles.count { obstacles[index] = list.convert(obstacles[index], to: root) }
    }

    /// The frames after everything was measured.
    private func currentFrames(in list: UIScrollView, state: CollectionViewState?) -> [Key: CGRect] {
        var frames: [Key: CGRect] = [:]
        if let tableView = list as? UITableView {
            for row in rows where row.key.role == .item {
                if let indexPath = row.key.indexPath { frames[row.key] = tableView.rectForRow(at: indexPath) }
            }
            return frames
        }
        guard let collectionView = list as? UICollectionView else { return frames }
        for row in rows where row.key.role == .item {
            guard let indexPath = row.key.indexPath else { continue }
            if state?.isCarousel(indexPath.section) == true {
                let place = IndexPath(item: 0, section: indexPath.section)
                let carousel = collectionView.layoutAttributesForItem(at: place)
                frames[row.key] = carousel.map { row.frame.offsetBy(dx: 0, dy: $0.frame.minY - row.frame.minY) }
            } else {
                frames[row.key] = collectionView.layoutAttributesForItem(at: indexPath)?.frame
            }
        }
        return frames
    }

    private func place(of row: Row, number: Int, state: CollectionViewState?) -> SpacingFinder.Place {
        var name = row.name
        if let state, let indexPath = row.key.indexPath, state.sections.indices.contains(indexPath.section) {
            let section = state.sections[indexPath.section]
            name = section.differenceIdentifier.description
            switch row.key.role {
            case .item where section.items.indices.contains(indexPath.item):
                name += "/\(section.items[indexPath.item].differenceIdentifier)"
            case .header: name += "/header"
            case .footer: name += "/footer"
            default: break
            }
        }
        return SpacingFinder.Place(pointer: row.pointer, name: name, row: number)
    }

    /// Whether a row begins at the top of its cell, so that what its height is rounded by is below it.
    private func isTopAligned(_ row: Row, state: CollectionViewState?) -> Bool {
        guard let state, row.key.role == .item, let indexPath = row.key.indexPath,
            state.sections.indices.contains(indexPath.section)
        else { return false }
        let section = state.sections[indexPath.section]
        return section.layout.hasEqualHeights || section.isCarousel
    }

    /// The spacings of the theme that a row has.
    private func scale(of row: Row, state: CollectionViewState?) -> SpacingScale {
        state?.theme(of: row.key.role, at: row.key.indexPath)?.spacing ?? scale
    }

    // MARK: Between rows

    private mutating func addRows(_ rows: [(row: Row, frame: CGRect)], list: UIScrollView, state: CollectionViewState?)
    {
        let content = CGRect(origin: .zero, size: list.contentSize)
        let measure = SpacingMeasure(scale: scale, pixel: pixel)
        var finder = SpacingFinder(
            place: SpacingFinder.Place(pointer: "", name: "rows", row: 0),
            measure: measure,
            isRightToLeft: isRightToLeft
        )
        var sections = SectionSpacings(
            rows: rows.map { SectionSpacings.Row($0.row.key.role, $0.row.key.indexPath, $0.frame) }
        )
        sections.content = content
        if let state {
            sections.addDeclared(state: state, scale: scale, to: &finder)
        } else {
            sections.addMeasured(to: &finder)
        }
        gaps += finder.gaps
    }

    private mutating func addSums(_ rows: [(row: Row, frame: CGRect)]) {
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            guard let first = upper.row.texts, let second = lower.row.texts, lower.frame.minY >= upper.frame.maxY - 0.5
            else { continue }
            let top = first.bottom + upper.frame.minY - upper.row.frame.minY
            let bottom = second.top + lower.frame.minY - lower.row.frame.minY
            guard bottom > top else { continue }
            sums.append(CGRect(x: second.minX, y: top, width: 0, height: bottom - top))
        }
    }

    // MARK: Without a list

    /// Reads what is on the screen beside its lists.
    mutating func readScreen() {
        if root is UICollectionView || root is UITableView { return }
        let panel = SpacingPanel(element: root, isOpen: true)
        guard !panel.things.isEmpty else { return }
        var finder = SpacingFinder(
            place: SpacingFinder.Place(pointer: "/view", name: "view", row: 0),
            measure: SpacingMeasure(scale: scale, pixel: pixel),
            isRightToLeft: isRightToLeft
        )
        finder.find(in: panel, origin: .zero)
        gaps += finder.gaps
        obstacles += panel.frames(at: .zero)
    }
}

extension CollectionViewState {
    /// Whether the rows of a section are in a carousel.
    fileprivate func isCarousel(_ section: Int) -> Bool {
        sections.indices.contains(section) && sections[section].isCarousel
    }
}

extension SpacingPanel {
    /// The frames of the things that have no things in them.
    fileprivate func frames(at origin: CGPoint) -> [CGRect] {
        things.flatMap { thing in
            let frame = thing.frame.offsetBy(dx: origin.x, dy: origin.y)
            return thing.panel.map { $0.frames(at: frame.origin) } ?? [frame]
        }
    }

    /// The panel where its things do not determine its height.
    fileprivate var opened: SpacingPanel {
        var copy = self
        if copy.kind == .content { copy.kind = .open }
        if copy.kind == .element {
            for index in copy.things.indices { copy.things[index].panel?.kind = .open }
        }
        return copy
    }
}
