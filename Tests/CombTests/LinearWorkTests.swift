import CAllocationCounter
import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import comb

/// Twice the rows are twice the work. Blocks of memory, measurements and updates are counted, since times depend on the machine.
@MainActor
@Suite("Work that grows with the rows", .serialized)
struct LinearWorkTests {
    /// What twice the rows may cost, as a multiple: hash tables grow in steps.
    private static let growth = 2.2

    private func expectLinear(_ half: Int, _ whole: Int, _ noun: String, growth: Double = growth) {
        expect(half > 0 && Double(whole) <= Double(half) * growth, "\(noun): \(half), then \(whole)")
    }

    /// Counts the blocks of memory that are allocated on this thread, on which nothing else runs until the end.
    private func blocks(_ body: () throws -> Void) rethrows -> Int {
        allocation_counter_start()
        defer { _ = allocation_counter_stop() }
        try body()
        return Int(allocation_counter_stop().blocks)
    }

    private static func document(_ count: Int, brokenEvery step: Int = .max) -> Data {
        let rows = (0..<count).map { index in
            let type = index % step == step - 1 ? "hologram" : "titleSubtitle"
            return #"""
                {"id":"\#(index)","left":{"type":"\#(type)","title":"Row \#(index)","subtitle":"S"},
                 "right":{"type":"detailChevron","text":"\#(index)"},"action":"open"}
                """#
        }
        return Data(#"{"version":1,"sections":[{"id":"s","items":[\#(rows.joined(separator: ","))]}]}"#.utf8)
    }

    private static func templates(_ count: Int) -> Data {
        let elements = (0..<count).map { #"{"id":"\#($0)","title":"Row \#($0)"}"# }
        return Data(
            #"""
            {"version":1,"state":{"all":[\#(elements.joined(separator: ","))]},
             "templates":{"row":{"id":{"$param":"id"},"left":{"type":"title","title":{"$param":"title"}}}},
             "sections":[{"id":"s","items":{"each":{"$state":"all"},"use":"row"}}]}
            """#.utf8
        )
    }

    @Test(
        "reading a document, with broken rows and from a template, and its state",
        .enabled(if: allocation_counter_is_available(), "allocations cannot be counted here")
    )
    func reading() throws {
        func read(_ data: Data, count: Int, _ policy: DocumentPolicy = .strict) throws -> Int {
            try blocks {
                let items = try ScreenDocument(data: data, policy: policy).state().sections[0].items
                expectEqual(items.count, count)
            }
        }
        // The first reading fills what is made once.
        _ = try read(Self.document(10), count: 10)
        expectLinear(
            try read(Self.document(1000), count: 1000),
            try read(Self.document(2000), count: 2000),
            "blocks for rows"
        )
        expectLinear(
            try read(Self.document(1000, brokenEvery: 2), count: 500, .lenient),
            try read(Self.document(2000, brokenEvery: 2), count: 1000, .lenient),
            "blocks for broken rows"
        )
        expectLinear(
            try read(Self.templates(1000), count: 1000),
            try read(Self.templates(2000), count: 2000),
            "blocks for rows from a template"
        )
    }

    private func screen(_ count: Int, columns: Int, _ options: ScreenOptions, isDrawn: Bool) throws
        -> (state: CollectionViewState, screen: HostedScreen)
    {
        CountedView.counts = CountedView.Counts()
        let section = CollectionViewSection(
            differenceIdentifier: "s",
            items: (0..<count).map { ContainerItem(differenceIdentifier: $0, content: CountedContent(index: $0)) },
            layout: CollectionViewSectionLayout(columns: .fixed(columns))
        )
        let state = CollectionViewState(sections: [section])
        let controller = CellScreenViewController(state: state)
        guard isDrawn else { return (state, try HostedScreen(controller, measuring: options)) }
        return (state, try HostedScreen(controller, options: options, maximumHeight: 8000))
    }

    @Test("comb inspect of 1,000 and 2,000 rows")
    func inspection() async throws {
        let options = try ScreenOptions.parse(["screen.json"])
        func inspect(_ count: Int) async throws -> (CountedView.Counts, blocks: Int) {
            let (state, screen) = try screen(count, columns: 1, options, isDrawn: false)
            let inspection = try await ScreenInspection(
                of: state,
                on: screen,
                height: .automatic,
                images: ScreenImages(loader: nil)
            )
            var text = ""
            let blocks = blocks { text = inspection.json.description }
            expect(text.contains("CountedContent") || text.contains("CountedView"))
            return (CountedView.counts, blocks)
        }
        let half = try await inspect(1000)
        let whole = try await inspect(2000)
        expectLinear(half.0.measured, whole.0.measured, "measurements")
        expectLinear(half.0.updated, whole.0.updated, "updates")
        guard allocation_counter_is_available() else { return }
        expectLinear(half.blocks, whole.blocks, "blocks for JSON")
    }

    @Test("comb render --height auto of 1,000 and 2,000 rows")
    func rendering() throws {
        let options = try ScreenOptions.parse(["screen.json", "--width", "640", "--scale", "1"])
        func render(_ count: Int) throws -> (CountedView.Counts, blocks: Int) {
            let blocks = try blocks {
                let (_, screen) = try screen(count, columns: 16, options, isDrawn: true)
                expectEqual(screen.pixelSize.height, Int(CountedContent.height) * ((count + 15) / 16))
                try expect(!screen.host.data(format: .png).isEmpty)
            }
            return (CountedView.counts, blocks)
        }
        _ = try render(16)
        let half = try render(1000)
        let whole = try render(2000)
        expectLinear(half.0.measured, whole.0.measured, "measurements")
        expectLinear(half.0.updated, whole.0.updated, "updates")
        guard allocation_counter_is_available() else { return }
        // The factor is 2.3 today; quadratic work would make it 4.
        expectLinear(half.blocks, whole.blocks, "blocks for drawing", growth: 2.5)
    }
}

private struct CountedContent: ContainerContent {
    typealias View = CountedView

    static let height: CGFloat = 20

    var index: Int
}

private final class CountedView: UIView, ContainerContentView {
    struct Counts {
        var measured = 0
        var updated = 0
    }

    /// What happened since a test reset it.
    static var counts = Counts()

    static func size(fitting width: CGFloat, content: CountedContent) -> CGSize {
        counts.measured += 1
        return CGSize(width: width, height: CountedContent.height)
    }

    func update(with content: CountedContent) {
        Self.counts.updated += 1
        backgroundColor = content.index.isMultiple(of: 2) ? .red : .blue
    }
}
