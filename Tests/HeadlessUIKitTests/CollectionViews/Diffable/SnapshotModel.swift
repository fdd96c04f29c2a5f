import Foundation

@testable import HeadlessUIKit
import SeededRandom

/// The sections of a snapshot, and the frames of their views in a compositional layout, computed in the simplest way.
struct SnapshotModel {
    /// How a section is laid out.
    enum Kind: Int, CaseIterable {
        /// Rows of one height in insets.
        case rows
        /// Three columns.
        case columns
        /// Rows below a header.
        case header
        /// Rows with the height that their cells ask for.
        case selfSizing

        init(section: Int) {
            self = Self.allCases[section % Self.allCases.count]
        }
    }

    var sections: [(name: Int, items: [Int])] = []

    static let headerHeight: CGFloat = 22
    static let columnSpacing: CGFloat = 6
    static let estimatedHeight: CGFloat = 25

    static func insets(_ kind: Kind) -> NSDirectionalEdgeInsets {
        kind == .rows ? .init(top: 6, leading: 10, bottom: 8, trailing: 12) : .zero
    }

    static func lineSpacing(_ kind: Kind) -> CGFloat { CGFloat(kind.rawValue) * 3 }

    /// The height of a line of a section, whose cells do not ask for another one.
    static func lineHeight(_ kind: Kind, isLarge: Bool) -> CGFloat {
        switch kind {
        case .rows: isLarge ? 44 : 30
        case .columns: 40
        case .header: isLarge ? 26 : 20
        case .selfSizing: estimatedHeight
        }
    }

    /// The height that a cell of a self-sizing section asks for.
    static func preferredHeight(_ item: Int, isLarge: Bool) -> CGFloat {
        18 + CGFloat(item % 5) * 7 + (isLarge ? 10 : 0)
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.items, toSection: section.name)
        }
        return snapshot
    }

    /// The sections by the names of which the snapshot shows them.
    var titles: [[Int]] { sections.map(\.items) }

    // MARK: Random changes

    /// Changes some sections and items.
    mutating func change(using random: inout SeededGenerator) {
        let free = Array(Set(0..<60).subtracting(sections.flatMap(\.items))).sorted()
        var fresh = free.shuffled(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            let names = Set(0..<8).subtracting(sections.map(\.name)).sorted()
            guard let name = names.randomElement(using: &random) else { return }
            let items = Array(fresh.prefix(Int.random(in: 0...9, using: &random)))
            sections.insert((name, items), at: Int.random(in: 0...sections.count, using: &random))
        case 1:
            guard let section = sections.indices.randomElement(using: &random) else { return }
            sections.remove(at: section)
        case 2:
            sections.shuffle(using: &random)
        case 3:
            var all = sections.flatMap(\.items).shuffled(using: &random)
            for section in sections.indices {
                let count = min(all.count, Int.random(in: 0...9, using: &random))
                sections[section].items = Array(all.prefix(count))
                all.removeFirst(count)
            }
        default:
            for section in sections.indices where Bool.random(using: &random) {
                sections[section].items.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    guard let item = fresh.popLast() else { break }
                    let count = sections[section].items.count
                    sections[section].items.insert(item, at: Int.random(in: 0...count, using: &random))
                }
            }
        }
    }

    // MARK: Frames

    /// Returns the frames of the items of a section, where all lines have their height, relative to the section's top.
    func frames(section: Int, width: CGFloat, isLarge: Bool) -> [CGRect] {
        let kind = Kind(section: sections[section].name)
        let insets = Self.insets(kind)
        let columns = kind == .columns ? 3 : 1
        let area = width - insets.leading - insets.trailing
        let itemWidth = (area - CGFloat(columns - 1) * Self.columnSpacing) / CGFloat(columns)
        var y = insets.top + (kind == .header ? Self.headerHeight : 0)
        var frames: [CGRect] = []
        for (index, item) in sections[section].items.enumerated() {
            let column = index % columns
            let height =
                kind == .selfSizing
                ? Self.preferredHeight(item, isLarge: isLarge) : Self.lineHeight(kind, isLarge: isLarge)
            let x = insets.leading + CGFloat(column) * (itemWidth + Self.columnSpacing)
            frames.append(CGRect(x: x, y: y, width: itemWidth, height: height))
            if column == columns - 1 { y += height + Self.lineSpacing(kind) }
        }
        return frames
    }
}
