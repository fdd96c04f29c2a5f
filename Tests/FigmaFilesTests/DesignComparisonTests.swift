import Expectations
import ScreenDocumentsCore
import Testing

@testable import FigmaFiles

@Suite("Redlines of designs that designers drew")
struct DesignComparisonTests {
    private static let black = FigmaPaint(red: 0, green: 0, blue: 0, alpha: 1)

    private static func text(_ text: String, _ box: FigmaBox, size: Double = 17) -> DesignScreen.Layer {
        let style = DesignScreen.TextStyle(family: "Inter", size: size, weight: 400)
        return DesignScreen.Layer(name: "UILabel", box: box, content: .text(text, style), color: black)
    }

    /// The screen of the frame "Wallet", 100 points below its bars.
    private static func screen(rowHeight: Double = 44) -> DesignScreen {
        func row(_ id: String, _ title: String, _ detail: String?, y: Double) -> DesignScreen.Element {
            let box = FigmaBox(x: 16, y: y, width: 358, height: rowHeight)
            let left = text(title, FigmaBox(x: 32, y: y + 10, width: 100, height: 22))
            let right = detail.map { text($0, FigmaBox(x: 320, y: y + 10, width: 40, height: 22)) }
            return DesignScreen.Element(
                id: id,
                box: box,
                left: DesignScreen.Part(box: left.box, layers: [left]),
                right: right.map { DesignScreen.Part(box: $0.box, layers: [$0]) }
            )
        }
        let other = row("coupons", "Coupons", nil, y: 0)
        let rows = [row("cash", "Cash", "12 €", y: 100), row("card", "Card", "90 €", y: 100 + rowHeight)]
        let box = FigmaBox(x: 16, y: 100, width: 358, height: rowHeight * 2)
        return DesignScreen(
            width: 390,
            height: 500,
            sections: [
                DesignScreen.Section(id: "other", box: other.box, header: nil, footer: nil, rows: [other]),
                DesignScreen.Section(id: "money", box: box, header: nil, footer: nil, rows: rows),
            ]
        )
    }

    private static func lines(_ design: String, _ screen: DesignScreen) throws -> [String] {
        let file = try FigmaFile(DesignReadingTests.bytes(design), fileName: design)
        let reader = ScreenDesignReader(file, format: .designSystem)
        return DesignComparison(reader, try require(file.frames.first), screen).redlines.map(\.line)
    }

    @Test("rows that are where they are in the design are not listed, and a higher one is listed once")
    func rows() throws {
        try expectEqual(Self.lines("cards", Self.screen()), [])
        // The second row is 6 points lower because of the first: its distance is as before.
        let taller = try Self.lines("cards", Self.screen(rowHeight: 50))
        expect(taller.count == 3 && taller.allSatisfy { $0.contains("height 44 → 50") }, "\(taller)")
        expectEqual(taller.filter { $0.contains("distance above") }.count, 1, "\(taller)")
    }

    @Test("a text that is in no row is compared by its place on the screen, not as a row")
    func headers() throws {
        func header(x: Double, size: Double) -> DesignScreen {
            let label = Self.text("ACCOUNT", FigmaBox(x: x, y: 16, width: 200, height: 16), size: size)
            let element = DesignScreen.Element(
                id: "",
                box: FigmaBox(x: 0, y: 0, width: 390, height: 36),
                layers: [label]
            )
            let section = DesignScreen.Section(id: "account", box: element.box, header: element, footer: nil, rows: [])
            return DesignScreen(width: 390, height: 100, sections: [section])
        }
        let same = try Self.lines("plain", header(x: 16, size: 13))
        expect(!same.contains { $0.contains("ACCOUNT") || $0.contains("header") }, "\(same)")
        let moved = try Self.lines("plain", header(x: 20, size: 15)).filter { $0.contains("ACCOUNT") }
        expectEqual(moved, ["/sections/0/header \"ACCOUNT\" (12:106): leading 16 → 20, font size 13 → 15"])
    }
}
