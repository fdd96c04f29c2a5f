import CellParts
import DeclarativeCollections
import PortableUIKit

/// The distances between the rows of a list.
@MainActor
struct SectionSpacings {
    struct Row {
        let role: LaidOutElement.Role
        let section: Int
        let frame: CGRect

        init(_ role: LaidOutElement.Role, _ indexPath: IndexPath?, _ frame: CGRect) {
            self.role = role
            section = indexPath?.section ?? 0
            self.frame = frame
        }
    }

    /// The rows from top to bottom.
    let rows: [Row]
    /// The content of the list.
    var content = CGRect.zero

    // MARK: Declared

    private static func pointer(of section: CollectionViewSection, at index: Int) -> String {
        section.differenceIdentifier == DifferenceIdentifier(CollectionViewState.bottomBarIdentifier)
            ? "/\(CollectionViewState.bottomBarIdentifier)" : "/sections/\(index)"
    }

    /// Adds the spacings that the sections declare, where they are.
    func addDeclared(state: CollectionViewState, scale: SpacingScale, to finder: inout SpacingFinder) {
        for (index, section) in state.sections.enumerated() {
            let cells = rows.filter { $0.section == index && $0.role == .item }.map(\.frame)
            guard let first = cells.first else { continue }
            let environment = state.environment.overridden(by: section.environment)
            let scale = environment.value(of: CellThemeKey.self)?.spacing ?? scale
            var own = SpacingFinder(
                place: SpacingFinder.Place(
                    pointer: Self.pointer(of: section, at: index) + "/layout",
                    name: "\(section.differenceIdentifier)",
                    row: index
                ),
                measure: SpacingMeasure(scale: scale, pixel: finder.measure.pixel),
                isRightToLeft: finder.isRightToLeft
            )
            let union = cells.reduce(first) { $0.union($1) }
            own.addInsets(section.layout.insets, around: union, content: content)
            own.addColumns(of: cells, layout: section.layout)
            finder.append(own.gaps)
        }
    }

    // MARK: Measured

    /// Adds the distances of a list whose spacings are not known: those between rows may be a sum of two.
    func addMeasured(to finder: inout SpacingFinder) {
        let bands = Self.bands(rows.map(\.frame))
        for (upper, lower) in zip(bands, bands.dropFirst()) {
            let length = lower.frame.minY - upper.frame.maxY
            let band = CGRect(x: lower.frame.minX, y: upper.frame.maxY, width: lower.frame.width, height: length)
            finder.add("rows", .layout("rowSpacing"), band, .vertical, isHeld: !finder.measure.isSum(length))
        }
        let items = rows.filter { $0.role == .item }.map(\.frame)
        guard let union = items.first.map({ first in items.reduce(first) { $0.union($1) } }) else { return }
        let left = union.minX
        let right = content.maxX - union.maxX
        let isCentered = finder.measure.isEven(left, right) && left > finder.measure.largest
        let edges = finder.isRightToLeft ? ("right", "left") : ("left", "right")
        finder.add(
            "rows",
            .layout("insets/\(edges.0)"),
            CGRect(x: 0, y: union.minY, width: left, height: union.height),
            .horizontal,
            isHeld: !isCentered
        )
        // A list of columns may leave space behind them.
        finder.add(
            "rows",
            .layout("insets/\(edges.1)"),
            CGRect(x: union.maxX, y: union.minY, width: right, height: union.height),
            .horizontal,
            isHeld: !isCentered && bands.allSatisfy { $0.count == 1 }
        )
    }

    /// The frames side by side, from top to bottom, as one each.
    private static func bands(_ frames: [CGRect]) -> [(frame: CGRect, count: Int)] {
        var bands: [(frame: CGRect, count: Int)] = []
        for frame in frames {
            if let last = bands.last, frame.minY < last.frame.maxY - 0.5 {
                bands[bands.count - 1] = (last.frame.union(frame), last.count + 1)
            } else {
                bands.append((frame, 1))
            }
        }
        return bands
    }
}

extension SpacingMeasure {
    /// Whether a length is nothing, a spacing, or two of them.
    func isSum(_ length: CGFloat) -> Bool {
        if isInScale(length) { return true }
        return scale.named.contains { isInScale(length - $0.value) }
    }
}

extension SpacingFinder {
    fileprivate mutating func addInsets(_ insets: UIEdgeInsets, around union: CGRect, content: CGRect) {
        let (left, right) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        let isCentered = measure.isEven(left, right) && left > measure.largest
        let edges = isRightToLeft ? ("right", "left") : ("left", "right")
        addLayout(
            "insets/top",
            CGRect(x: union.minX, y: union.minY - insets.top, width: union.width, height: insets.top),
            .vertical
        )
        addLayout(
            "insets/bottom",
            CGRect(x: union.minX, y: union.maxY, width: union.width, height: insets.bottom),
            .vertical
        )
        addLayout(
            "insets/\(edges.0)",
            CGRect(x: 0, y: union.minY, width: left, height: union.height),
            .horizontal,
            isHeld: !isCentered
        )
        addLayout(
            "insets/\(edges.1)",
            CGRect(x: content.maxX - right, y: union.minY, width: right, height: union.height),
            .horizontal,
            isHeld: !isCentered
        )
    }

    /// The spacing of rows once, and that of columns once.
    fileprivate mutating func addColumns(of cells: [CGRect], layout: CollectionViewSectionLayout) {
        let sorted = cells.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        guard let first = sorted.first else { return }
        if let next = sorted.first(where: { abs($0.minY - first.minY) < 0.5 && $0.minX > first.minX }) {
            let band = CGRect(x: first.maxX, y: first.minY, width: layout.columnSpacing, height: next.height)
            addLayout("columnSpacing", band, .horizontal)
        }
        var tops: [CGFloat] = []
        for cell in sorted where tops.last.map({ cell.minY - $0 > 0.5 }) ?? true { tops.append(cell.minY) }
        for (number, top) in tops.dropFirst().enumerated() {
            let width = sorted.map(\.maxX).max() ?? 0
            let band = CGRect(
                x: first.minX,
                y: top - layout.rowSpacing,
                width: width - first.minX,
                height: layout.rowSpacing
            )
            addLayout("rowSpacing", band, .vertical, isHeld: number == 0 || measure.isInScale(layout.rowSpacing))
        }
    }

    private mutating func addLayout(_ name: String, _ band: CGRect, _ axis: SpacingGap.Axis, isHeld: Bool = true) {
        add("section \(place.name)", .layout(name), band, axis, isHeld: isHeld, pointer: "\(place.pointer)/\(name)")
    }

    fileprivate mutating func append(_ gaps: [SpacingGap]) {
        self.gaps += gaps
    }
}
