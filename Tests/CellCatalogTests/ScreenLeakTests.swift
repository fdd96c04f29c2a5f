import CAllocationCounter
import CellCatalog
import Foundation
import Honeycomb
import PartDeclarations
import ScreenHosting
import Testing

@Suite("Screens that are shown and dropped")
struct ScreenLeakTests {
    /// In a process of its own, since other tests allocate at the same time. One round shows each part once, so what is kept
    /// for parts and texts is warm after two.
    @Test("500 screens with taps, updates, PNG, SVG and PDF leave nothing behind")
    func screens() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let sections = PartSections.all
                try DroppedScreen.show(2 * sections.count, of: sections)
                allocation_counter_start()
                try DroppedScreen.show(500, of: sections)
                let growth = allocation_counter_stop().live_bytes / 500
                #expect(growth < 64, "\(growth) bytes a screen")
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

    /// Shows so many screens, a section each in turn. Those of every eighth round are drawn.
    static func show(_ count: Int, of sections: [CollectionViewSection]) throws {
        for number in 0..<count {
            let (round, place) = number.quotientAndRemainder(dividingBy: sections.count)
            try DroppedScreen(sections[place], isPainted: round % 8 == 0).use()
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
        guard isPainted else { return }
        for format in ScreenFileFormat.allCases { #expect(try !host.data(format: format).isEmpty) }
    }
}
