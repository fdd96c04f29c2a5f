import PortableUIKit

@testable import DeclarativeCollections
import SeededRandom

/// A random state and the expected tall screen, computed from the same numbers.
struct RandomState {
    struct Row {
        var identifier: Int
        var text: String
        var height: CGFloat
        var isBanner = false
        var isFullWidth = false
    }

    struct Section {
        var identifier: String
        var header: String?
        var footer: String?
        var columns = 1
        var spacing: CGFloat = 0
        var inset: CGFloat = 0
        var hasEqualHeights = false
        var background: CollectionViewSectionBackgroundArea?
        var emptyText: String?
        var rows: [Row]
    }

    static let width: CGFloat = 320
    static let supplementaryHeight: CGFloat = 30

    var sections: [Section]

    init(using generator: inout SeededGenerator) {
        let names = ["a", "b", "c"].shuffled(using: &generator).prefix(.random(in: 0...3, using: &generator))
        sections = names.map { Self.section($0, using: &generator) }
    }

    private static func section(_ name: String, using generator: inout SeededGenerator) -> Section {
        func chance(_ one: Int, in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) < one }
        let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ in row(using: &generator) }
        return Section(
            identifier: name,
            header: chance(1, in: 2) ? "header \(Int.random(in: 0...1, using: &generator))" : nil,
            footer: chance(1, in: 3) ? "footer" : nil,
            columns: chance(1, in: 4) ? 2 : 1,
            spacing: chance(1, in: 2) ? 4 : 0,
            inset: chance(1, in: 3) ? 8 : 0,
            hasEqualHeights: chance(1, in: 2),
            background: chance(1, in: 3)
                ? .init(includesHeader: chance(1, in: 2), includesFooter: chance(1, in: 2)) : nil,
            emptyText: chance(1, in: 4) ? "none" : nil,
            rows: rows
        )
    }

    /// Identifiers are drawn from a small set, so that rows repeat, return and move between sections.
    private static func row(using generator: inout SeededGenerator) -> Row {
        let identifier = Int.random(in: 0..<8, using: &generator)
        let version = Int.random(in: 0...1, using: &generator)
        let isBanner = Int.random(in: 0...9, using: &generator) == 0
        return Row(
            identifier: identifier,
            text: "\(identifier) version \(version)",
            height: isBanner ? 80 : CGFloat(20 + identifier % 5 * 10 + version * 15),
            isBanner: isBanner,
            isFullWidth: !isBanner && Int.random(in: 0...4, using: &generator) == 0
        )
    }

    // MARK: The state

    /// The state, whose handlers record the state they belong to.
    @MainActor
    func state(number: Int, ledger: RandomStateLedger) -> CollectionViewState {
        CollectionViewState {
            for section in sections {
                CollectionViewSection(
                    differenceIdentifier: section.identifier,
                    header: section.header.map { TitleElement($0) },
                    items: {
                        for row in section.rows { item(row, number: number, ledger: ledger) }
                    },
                    footer: section.footer.map { TitleElement($0) },
                    layout: CollectionViewSectionLayout(
                        insets: UIEdgeInsets(
                            top: section.inset,
                            left: section.inset,
                            bottom: section.inset,
                            right: section.inset
                        ),
                        rowSpacing: section.spacing,
                        columnSpacing: section.spacing,
                        columns: .fixed(section.columns),
                        hasEqualHeights: section.hasEqualHeights
                    ),
                    background: section.background.map {
                        CollectionViewSectionBackground(TitleElement("background"), area: $0)
                    },
                    emptyItem: section.emptyText.map { BlockItem("none", text: $0, height: 25) }
                )
            }
        }
        .emptyItem(BlockItem("nothing", text: "nothing", height: 25))
    }

    @MainActor
    private func item(_ row: Row, number: Int, ledger: RandomStateLedger) -> CollectionViewDiffableItem {
        guard !row.isBanner else { return BannerItem(row.identifier, text: row.text).diffableItem }
        return BlockItem(row.identifier, text: row.text, height: row.height)
            .fullWidth(row.isFullWidth)
            .didSelect { ledger.selection = "\(row.text) of state \(number)" }
            .willDisplay { ledger.displayed[row.identifier, default: 0] += 1 }
            .didEndDisplaying { ledger.displayed[row.identifier, default: 0] -= 1 }
            .diffableItem
    }

    // MARK: The model

    /// All views of a screen that is `screenHeight` points high, from top to bottom.
    func expectedViews(screenHeight: CGFloat) -> [ExpectedView] {
        var views: [ExpectedView] = []
        var top: CGFloat = 0
        for section in sections {
            top = append(section, at: top, to: &views)
        }
        if views.isEmpty {
            let frame = CGRect(x: 0, y: 0, width: Self.width, height: screenHeight)
            views.append(ExpectedView(text: "nothing", frame: frame, isSupplementary: false))
        }
        return views
    }

    /// The number of visible rows with an identifier that have display handlers.
    func expectedDisplays() -> [Int: Int] {
        sections.flatMap(\.rows).filter { !$0.isBanner }.reduce(into: [:]) { $0[$1.identifier, default: 0] += 1 }
    }

    private func append(_ section: Section, at start: CGFloat, to views: inout [ExpectedView]) -> CGFloat {
        var top = start
        func add(_ text: String, x: CGFloat = 0, y: CGFloat, width: CGFloat = Self.width, height: CGFloat) {
            let frame = CGRect(x: x, y: y, width: width, height: height)
            views.append(ExpectedView(text: text, frame: frame, isSupplementary: true))
        }
        // Headers and footers of cards are as wide as the card.
        let edge = section.inset
        func addSupplement(_ text: String) {
            add(text, x: edge, y: top, width: Self.width - 2 * edge, height: Self.supplementaryHeight)
            top += Self.supplementaryHeight
        }
        if let header = section.header { addSupplement(header) }
        let headerEnd = top
        var rows = section.rows
        if rows.isEmpty, let text = section.emptyText {
            rows = [Row(identifier: -1, text: text, height: 25, isFullWidth: true)]
        }
        if !rows.isEmpty {
            top += section.inset
            top = append(rows, of: section, at: top, to: &views)
        }
        let rowsEnd = top
        if !rows.isEmpty { top += section.inset }
        if let footer = section.footer { addSupplement(footer) }
        if let area = section.background {
            let includesHeader = area.includesHeader && section.header != nil
            let includesFooter = area.includesFooter && section.footer != nil
            let first = includesHeader ? start : headerEnd + (rows.isEmpty ? 0 : section.inset)
            let last = includesFooter ? top : rowsEnd
            if !rows.isEmpty || includesHeader || includesFooter {
                let width = Self.width - 2 * section.inset
                add("background", x: section.inset, y: first, width: width, height: last - first)
            }
        }
        return top
    }

    private func append(
        _ rows: [Row],
        of section: Section,
        at start: CGFloat,
        to views: inout [ExpectedView]
    ) -> CGFloat {
        let available = Self.width - 2 * section.inset
        let columnWidth = section.columns == 1 ? available : (available - section.spacing) / 2
        var top = start
        var line: [Row] = []
        func finishLine() {
            guard !line.isEmpty else { return }
            if top > start { top += section.spacing }
            let highest = line.map(\.height).max() ?? 0
            for (column, row) in line.enumerated() {
                let isFullWidth = row.isFullWidth || section.columns == 1
                let frame = CGRect(
                    x: section.inset + CGFloat(column) * (columnWidth + section.spacing),
                    y: top,
                    width: isFullWidth ? available : columnWidth,
                    height: section.hasEqualHeights ? highest : row.height
                )
                views.append(ExpectedView(text: row.text, frame: frame, isSupplementary: false))
            }
            top += highest
            line = []
        }
        for row in rows {
            if row.isFullWidth || line.count == section.columns || line.first?.isFullWidth == true { finishLine() }
            line.append(row)
        }
        finishLine()
        return top
    }
}

/// The recorded handler calls of random states.
@MainActor
final class RandomStateLedger {
    /// The number of visible rows, by identifier.
    var displayed: [Int: Int] = [:]
    var selection: String?
}
