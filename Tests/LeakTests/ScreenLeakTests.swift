import CAllocationCounter
import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenHosting
import Testing

@Suite("Screens that are shown and dropped")
struct ScreenLeakTests {
    // Each test runs in its own process, because other tests allocate at the same time.

    @Test("500 screens with taps and updates leave nothing behind")
    func screens() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let sections = PartSections.all
                try DroppedScreen.show(2 * sections.count, of: sections)
                allocation_counter_start()
                try DroppedScreen.show(500, of: sections)
                let growth = allocation_counter_stop().live_bytes / 500
                expect(growth < 64, "\(growth) bytes per screen")
            }
        }
    }

    /// Screens with the same section follow each other: the caches of text layouts and line masks then have all that is
    /// drawn, and do not grow to their limits while memory is counted.
    @Test("screens that were written as PNG, SVG and PDF leave nothing behind")
    func paintedScreens() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                var growth = 0
                let sections = PartSections.all
                var largest: [String] = []
                let names = PartSections.names
                for (index, section) in sections.enumerated() {
                    try DroppedScreen.show(2, of: [section], isPainted: true)
                    allocation_counter_start()
                    try DroppedScreen.show(2, of: [section], isPainted: true)
                    let bytes = allocation_counter_stop().live_bytes
                    growth += bytes
                    if bytes > 128 { largest.append("\(names[index]): \(bytes)") }
                }
                growth /= 2 * sections.count
                expect(growth < 64, "\(growth) bytes per screen; of two screens: \(largest)")
            }
        }
    }
}

/// A section for each left and right part with its examples, one with each header and one with each footer.
@MainActor private enum PartSections {
    static var all: [CollectionViewSection] {
        let parts = DeclaredParts.designSystem
        return parts.lefts.map { $0.leftSection } + parts.rights.map { $0.rightSection }
            + parts.headers.map { $0.headerSection } + parts.footers.map { $0.footerSection }
    }

    static var names: [String] {
        let parts = DeclaredParts.designSystem
        return parts.lefts.map { "\($0)" } + parts.rights.map { "\($0)" } + parts.headers.map { "\($0)" }
            + parts.footers.map { "\($0)" }
    }

    static func section(_ contents: [some ContainerContent]) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "section",
            items: contents.enumerated().map { index, content in
                ContainerItem(differenceIdentifier: index, content: content, didSelectHandler: {})
            }
        )
    }
}

@MainActor extension DeclaredPart where Self: LeftContent {
    fileprivate static var leftSection: CollectionViewSection {
        PartSections.section(
            declaration.examples.map { LeftRightContainer(left: $0.make(), right: RightChevron()) }
        )
    }
}

@MainActor extension DeclaredPart where Self: RightContent {
    fileprivate static var rightSection: CollectionViewSection {
        PartSections.section(
            declaration.examples.map { LeftRightContainer(left: LeftTitle(title: "Title"), right: $0.make()) }
        )
    }
}

@MainActor extension DeclaredPart where Self: ContainerContent {
    fileprivate static var headerSection: CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "section",
            header: ContainerHeader(content: declaration.usual)
        )
    }

    fileprivate static var footerSection: CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "section",
            footer: ContainerFooter(content: declaration.usual)
        )
    }
}

/// A screen of one section that is tapped, updated, drawn if asked for, and dropped.
@MainActor private struct DroppedScreen {
    private let section: CollectionViewSection
    private let isPainted: Bool
    private let controller = CellScreenViewController()
    private let host: ScreenHost

    private init(_ section: CollectionViewSection, isPainted: Bool) {
        self.section = section
        self.isPainted = isPainted
        controller.apply(CollectionViewState(sections: [section]), animated: false)
        host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(size: CGSize(width: 320, height: 400), scale: 1)
        )
    }

    /// Shows screens one after another, each with the next section.
    static func show(_ count: Int, of sections: [CollectionViewSection], isPainted: Bool = false) throws {
        for number in 0..<count {
            try DroppedScreen(sections[number % sections.count], isPainted: isPainted).use()
        }
    }

    private func use() throws {
        host.tap(at: CGPoint(x: 290, y: 20))
        var changed = section
        changed.items.reverse()
        changed.items +=
            PartSections.section([LeftRightContainer(left: LeftTitle(title: "New"), right: RightEmpty())]).items
        controller.apply(CollectionViewState(sections: [changed]), animated: true)
        host.advance(by: 0.5)
        host.configuration.appearance = .dark
        host.layout()
        // What waits for the next turn is performed.
        host.advance(by: 0.5)
        guard isPainted else { return }
        for format in ScreenFileFormat.allCases { try expect(!host.data(format: format).isEmpty) }
    }
}
