import Foundation
import Honeycomb
import Testing

@testable import comb

@Suite("Spacings")
struct SpacingTests {
    private let finder = SpacingFinder(place: "row", scale: .standard, pixel: 0.5)
    private let row = CGRect(x: 0, y: 0, width: 390, height: 53)

    @Test("insets and gaps in the scale have its names, others have none")
    func tokens() {
        let gaps = finder.gaps(
            between: [
                CGRect(x: 16, y: 16, width: 100, height: 21), CGRect(x: 124, y: 16, width: 240, height: 21),
            ],
            in: row
        )
        let horizontal = gaps.filter { $0.axis == .horizontal }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(horizontal.map { $0.label(in: .standard) } == ["16 m", "8 xs", "26"])
        #expect(horizontal.map(\.frame.width) == [16, 8, 26])
        #expect(gaps.filter { $0.axis == .vertical }.map { $0.label(in: .standard) } == ["16 m", "16 m"])
    }

    @Test("centered things have no vertical distance, stacked ones have one")
    func vertical() {
        let gaps = finder.gaps(
            between: [
                CGRect(x: 16, y: 16, width: 100, height: 10), CGRect(x: 16, y: 28, width: 100, height: 9),
                CGRect(x: 366, y: 19.5, width: 8, height: 14),
            ],
            in: row
        )
        let vertical = gaps.filter { $0.axis == .vertical }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(vertical.map { $0.label(in: .standard) } == ["16 m", "2 xxxs", "16 m"])
    }

    @Test("a text on a badge has distances to the badge, not to the row")
    func badge() {
        let badge = CGRect(x: 320, y: 16, width: 54, height: 20)
        let gaps = finder.gaps(between: [badge, CGRect(x: 328, y: 18, width: 38, height: 16)], in: row)
        let labels = gaps.filter { badge.contains($0.frame) }.map { $0.label(in: .standard) }.sorted()
        #expect(labels == ["2 xxxs", "2 xxxs", "8 xs", "8 xs"])
    }

    @Test("a subtitle below a title that has an icon before it has no distance to the edge")
    func column() {
        let icon = CGRect(x: 16, y: 16, width: 24, height: 24)
        let title = CGRect(x: 56, y: 18, width: 318, height: 20)
        let gaps = finder.gaps(
            between: [icon, title, CGRect(x: 56, y: 40, width: 318, height: 18)],
            in: CGRect(x: 0, y: 0, width: 390, height: 74)
        )
        let leading = gaps.filter { $0.axis == .horizontal && $0.frame.minX == 0 }
        #expect(leading.map { $0.label(in: .standard) } == ["16 m"])
    }

    @Test("something centered in a row whose height is determined by something else has no vertical distance")
    func centred() {
        let title = CGRect(x: 16, y: 16, width: 100, height: 21)
        let control = CGRect(x: 280, y: 10.5, width: 94, height: 32)
        let vertical = finder.gaps(between: [title, control], in: row).filter { $0.axis == .vertical }
        #expect(vertical.map { $0.label(in: .standard) } == ["16 m", "16 m"])
        let alone = finder.gaps(between: [control], in: row).filter { $0.axis == .vertical }
        #expect(alone.map { $0.label(in: .standard) } == ["10.5", "10.5"])
    }

    @Test("every example screen uses spacings of the scale", arguments: ["filter", "grid", "profile", "vacancies"])
    func examples(name: String) throws {
        let screen = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Screens/\(name).json").path
        for width in ["390", "820"] {
            let arguments = ["inspect", screen, "--spacings", "--strict", "--width", width]
            #expect(try CombProcess(arguments, in: try TemporaryDirectory()).status == 0, "\(width)")
        }
    }

    @Test("--strict accepts the example screens and rejects a distance without a token")
    func strict() throws {
        let wrong = """
            { "version": 1, "sections": [ { "id": "s", "items": [
              { "id": "i", "left": { "type": "title", "title": "Title" }, "insets": { "left": 5 } } ] } ] }
            """
        let directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(wrong, to: "wrong.json")
        let arguments = ["inspect", "--spacings", "--strict"]
        #expect(try CombProcess(arguments + ["row.json"], in: directory).status == 0)
        let process = try CombProcess(arguments + ["wrong.json"], in: directory)
        #expect(process.status == 1)
        #expect(process.output.contains("\"offScale\": 1"))
    }
}
