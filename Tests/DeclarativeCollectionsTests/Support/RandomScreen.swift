import PortableUIKit

@testable import DeclarativeCollections
import SeededRandom

/// A random state and the expected screen, computed from the same numbers.
struct RandomScreen {
    struct Row {
        var identifier: Int
        var text: String
        var height: CGFloat
        var isBanner: Bool
    }

    struct Section {
        var identifier: String
        var header: String?
        var footer: String?
        var columns: Int
        var spacing: CGFloat
        var rows: [Row]
    }

    var sections: [Section]

    init(using generator: inout SeededGenerator, maximumRows: Int) {
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
        sections = names.map { name in
            Section(
                identifier: name,
                header: Bool.random(using: &generator) ? "header \(Int.random(in: 0...1, using: &generator))" : nil,
                footer: Int.random(in: 0...2, using: &generator) == 0 ? "footer" : nil,
                columns: Int.random(in: 0...3, using: &generator) == 0 ? 2 : 1,
                spacing: CGFloat(Int.random(in: 0...1, using: &generator) * 4),
                rows: Self.rows(using: &generator, maximum: maximumRows)
            )
        }
    }

    /// Identifiers are drawn from a small set, so that rows repeat, return and move between sections.
    private static func rows(using generator: inout SeededGenerator, maximum: Int) -> [Row] {
        (0..<Int.random(in: 0...maximum, using: &generator)).map { _ in
            let identifier = Int.random(in: 0..<(2 * maximum), using: &generator)
            let version = Int.random(in: 0...1, using: &generator)
            let isBanner = Int.random(in: 0...9, using: &generator) == 0
            return Row(
                identifier: identifier,
                text: "\(identifier) version \(version)",
                height: isBanner ? 80 : CGFloat(20 + identifier % 5 * 10 + version * 15),
                isBanner: isBanner
            )
        }
    }

    /// The state, whose handlers record the state they belong to.
    @MainActor
    func state(number: Int, ledger: DisplayLedger) -> CollectionViewState {
        CollectionViewState {
            for section in sections {
                CollectionViewSection(
                    differenceIdentifier: section.identifier,
                    header: section.header.map { TitleElement($0) },
                    items: {
                        for row in section.rows {
                            if row.isBanner {
                                BannerItem(row.identifier, text: row.text)
                            } else {
                                BlockItem(row.identifier, text: row.text, height: row.height)
                                    .didSelect { ledger.selectedState = number }
                                    .willDisplay { ledger.displayedCount += 1 }
                                    .didEndDisplaying { ledger.displayedCount -= 1 }
                            }
                        }
                    },
                    footer: section.footer.map { TitleElement($0) },
                    layout: CollectionViewSectionLayout(
                        rowSpacing: section.spacing,
                        columns: .fixed(section.columns)
                    )
                )
            }
        }
    }

    /// The expected rows and their frames in a width of 320 points.
    func expectedRows() -> [ExpectedView] {
        expectedViews().filter { !$0.isSupplementary }
    }

    func expectedViews() -> [ExpectedView] {
        var views: [ExpectedView] = []
        var top: CGFloat = 0
        for section in sections {
            if let header = section.header {
                views.append(
                    ExpectedView(
                        text: header,
                        frame: CGRect(x: 0, y: top, width: 320, height: 30),
                        isSupplementary: true
                    )
                )
                top += 30
            }
            let width = 320 / CGFloat(section.columns)
            for start in stride(from: 0, to: section.rows.count, by: section.columns) {
                let row = section.rows[start..<min(section.rows.count, start + section.columns)]
                if start > 0 { top += section.spacing }
                for (column, item) in row.enumerated() {
                    let frame = CGRect(x: CGFloat(column) * width, y: top, width: width, height: item.height)
                    views.append(ExpectedView(text: item.text, frame: frame, isSupplementary: false))
                }
                top += row.map(\.height).max() ?? 0
            }
            if let footer = section.footer {
                views.append(
                    ExpectedView(
                        text: footer,
                        frame: CGRect(x: 0, y: top, width: 320, height: 30),
                        isSupplementary: true
                    )
                )
                top += 30
            }
        }
        return views
    }
}

/// An expected view.
struct ExpectedView: Equatable {
    var text: String
    var frame: CGRect
    var isSupplementary: Bool
}

/// The recorded handler calls.
@MainActor
final class DisplayLedger {
    var displayedCount = 0
    var selectedState: Int?
}
