import Expectations
import Foundation
import ScreenDocuments
import Testing
import SeededRandom

@Suite("Generated and damaged screen documents")
struct RobustnessTests {
    private static let document = Data(
        #"""
        { "version": 1, "sections": [
          { "id": "main", "header": { "type": "large", "title": "Раздел" },
            "layout": { "insets": { "top": "l", "left": 4.5 }, "columns": { "adaptive": { "minWidth": 160, "max": 3 } } },
            "items": [
              { "id": "a", "left": { "type": "imageTitleSubtitle", "image": "avatar", "title": "Имя \u0416", "subtitle": "😀" },
                "right": { "type": "detailChevron", "text": "x" }, "separator": "leftRight16", "action": "open" },
              { "id": "b", "left": { "type": "checkbox", "title": "Да", "isOn": true }, "isEnabled": false } ] } ] }
        """#.utf8
    )

    @Test("a damaged document yields a screen or diagnostics and never crashes")
    func mutations() throws {
        _ = try ScreenDocument(data: Self.document)
        var random = SeededGenerator(seed: 2)
        var accepted = 0
        for _ in 0..<1000 {
            var bytes = [UInt8](Self.document)
            for _ in 0...Int.random(in: 0..<3, using: &random) { mutate(&bytes, using: &random) }
            do {
                _ = try ScreenDocument(data: Data(bytes))
                accepted += 1
            } catch {
                expect(!error.diagnostics.isEmpty)
                expectEqual(error.diagnostics.map(\.position).sorted(), error.diagnostics.map(\.position))
                let lineCount = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
                for diagnostic in error.diagnostics {
                    expect(diagnostic.position.line >= 1 && diagnostic.position.column >= 1)
                    expect(diagnostic.position.line <= lineCount)
                    expect(!diagnostic.message.isEmpty)
                }
            }
        }
        expect(accepted > 0 && accepted < 1000)
    }

    /// A document with all that version 2 has: expressions, texts, checks, pages.
    private static let form = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden/2/form.json")

    /// 10,000 with `LONG_TESTS=1`.
    private static let formCount = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 10_000 : 150

    @MainActor
    @Test("damaged forms are shown, filled in and submitted as far as they can be, and never crash a screen")
    func damagedForms() throws {
        let whole = [UInt8](try Data(contentsOf: Self.form))
        let seed: UInt64 = 38
        var random = SeededGenerator(seed: seed)
        let screen = DocumentScreen(policy: .lenient)
        screen.pageLoader = { _ in Data("{}".utf8) }
        var shown = 0
        for _ in 0..<Self.formCount {
            var bytes = whole
            // A byte of a letter or a digit leaves the syntax whole, and changes a name, an expression, a pattern or a limit.
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let letters = Array("abcdefgilnorstuvy019$'(){}[].,+-*/\\ ".utf8)
                bytes[place] = letters[Int.random(in: 0..<letters.count, using: &random)]
            }
            guard (try? screen.show(Data(bytes))) != nil else { continue }
            shown += 1
            screen.set(["password": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "/user/name": "E", "least": 3])
            screen.submit()
            screen.bar?.bottomButton?.perform()
            expect(screen.fieldErrors.allSatisfy { !$0.message.isEmpty }, "seed \(seed)")
        }
        expect(shown > Self.formCount / 6, "seed \(seed)")
    }

    /// Deletes, duplicates, replaces or inserts some bytes.
    private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 3: bytes.removeSubrange(start...)
        default: bytes.insert(contentsOf: #"{}[]",:\0-e"#.utf8.shuffled(using: &random).prefix(2), at: start)
        }
    }

    @Test("nesting ends at a limit, in arrays and objects, also where the document allows anything")
    func nesting() {
        for opening in ["[", "{\"a\":"] {
            let text = "{\"version\":1,\"sections\":" + String(repeating: opening, count: 100_000)
            let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: Data(text.utf8)) }
            expectEqual(error?.diagnostics.count, 1)
            expectEqual(error?.diagnostics.first?.message, "arrays and objects are nested too deeply")
            expectEqual(error?.diagnostics.first?.allowed, "at most 64 levels")
        }
    }

    @Test("a long document on one line with thousands of problems is read in one go")
    func largeDocument() throws {
        let items = (0..<4000).map { #"{"id":"ж\#($0 / 2)","left":{"type":"title","title":"Строка \#($0)","size":1}}"# }
        let text = "{\"version\":1,\"sections\":[{\"id\":\"s\",\"items\":[" + items.joined(separator: ",") + "]}]}"
        let error = try #require(throws: ScreenDocumentError.self) { try ScreenDocument(data: Data(text.utf8)) }
        expectEqual(error.diagnostics.count, 4000 + 2000)
        let last = try require(error.diagnostics.last)
        let position = try require(text.range(of: "\"size\"", options: .backwards)).lowerBound
        let column = text.unicodeScalars.distance(from: text.startIndex, to: position) + 1
        expectEqual(last.position, SourcePosition(line: 1, column: column))
        expectEqual(last.pointer, "/sections/0/items/3999/left/size")
    }
}
