import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing
import SeededRandom

/// A screen of one section with the given rows.
func screenData(rows: String, root: String = "") -> Data {
    Data("{\"version\":1,\(root)\"sections\":[{\"id\":\"s\",\"items\":[\(rows)]}]}".utf8)
}

/// Reads a screen of one section with the given rows.
func document(
    rows: String,
    root: String = "",
    policy: DocumentPolicy = .lenient,
    limits: DocumentLimits = DocumentLimits()
) throws -> ScreenDocument {
    try ScreenDocument(data: screenData(rows: rows, root: root), fileName: "a.json", policy: policy, limits: limits)
}

/// The identifiers of all rows of a state.
func identifiers(_ state: CollectionViewState) -> [String] {
    state.sections.flatMap { $0.items.map(\.differenceIdentifier.description) }
}

/// The outcomes and messages of losses.
func losses(_ document: ScreenDocument) -> [String] {
    document.losses.map { "\($0.outcome.rawValue) \($0.diagnostic.pointer): \($0.diagnostic.message)" }
}

private func title(_ identifier: String, _ members: String = "") -> String {
    #"{"id":"\#(identifier)","left":{"type":"title","title":"T"}\#(members)}"#
}

@MainActor
@Suite("Documents read by an app of another age")
struct LenientReadingTests {
    @Test("an unknown part drops its row, and the others stay")
    func unknownPart() throws {
        let found = try document(rows: title("a") + #",{"id":"b","left":{"type":"hologram"}},"# + title("c"))
        expectEqual(identifiers(found.state()), ["a", "c"])
        expectEqual(losses(found), [#"dropped /sections/0/items/1/left/type: unknown left part "hologram""#])
        #expect(throws: ScreenDocumentError.self) {
            try document(rows: #"{"id":"b","left":{"type":"hologram"}}"#, policy: .strict)
        }
    }

    @Test("an unknown key is ignored, and its row is shown")
    func unknownKeys() throws {
        let found = try document(rows: title("a", #","sparkle":true"#), root: #""mood":"good","#)
        expectEqual(identifiers(found.state()), ["a"])
        expectEqual(
            losses(found),
            [
                #"ignored /mood: unknown key "mood""#, #"ignored /sections/0/items/0/sparkle: unknown key "sparkle""#,
            ]
        )
    }

    @Test("a broken part takes its own fallback, then that of its row")
    func fallbacks() throws {
        let part = #"{"id":"a","left":{"type":"hologram","fallback":{"type":"title","title":"F"}}}"#
        let row = #"{"id":"b","left":{"type":"hologram"},"fallback":\#(title("c"))}"#
        let right = title("d", #","right":{"type":"rating","fallback":"drop"}"#)
        let dropped = #"{"id":"e","left":{"type":"hologram"},"fallback":"drop"}"#
        let nested =
            #"{"id":"f","left":{"type":"x"},"fallback":{"id":"g","left":{"type":"y"},"fallback":\#(title("h"))}}"#
        let found = try document(rows: [part, row, right, dropped, nested].joined(separator: ","))
        expectEqual(identifiers(found.state()), ["a", "c", "d", "h"])
        expectEqual(
            found.losses.map(\.outcome.rawValue),
            [
                "replaced", "replaced", "dropped", "dropped", "replaced", "replaced",
            ]
        )
        let expected = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "F"))
            }
        }
        expectEqual(found.state().sections[0].items[0], expected.sections[0].items[0])
    }

    @Test("a fallback that is broken itself drops the row")
    func brokenFallback() throws {
        let row = #"{"id":"a","left":{"type":"x"},"fallback":{"id":"b","left":{"type":"y"}}},"#
        expectEqual(identifiers(try document(rows: row + title("z")).state()), ["z"])
    }

    @Test("what an element requires chooses its fallback before it is read, also for strict readers")
    func requirements() throws {
        let rows = [
            #"{"requires":{"parts":["rating"]},"nonsense":1,"fallback":\#(title("a"))}"#,
            #"{"requires":{"version":3},"fallback":\#(title("b"))}"#,
            title("c", #","requires":{"parts":["title"],"version":1}"#),
            #"{"requires":{"version":9}}"#,
            title("d", #","right":{"type":"rating","requires":{"parts":["rating"]},"fallback":{"type":"chevron"}}"#),
        ]
        for policy in DocumentPolicy.allCases {
            let found = try document(rows: rows.joined(separator: ","), policy: policy)
            expectEqual(identifiers(found.state()), ["a", "b", "c", "d"])
            expectEqual(found.losses.map(\.outcome.rawValue), ["replaced", "replaced", "dropped", "replaced"])
        }
        #expect(throws: ScreenDocumentError.self) {
            try document(rows: #"{"requires":{"version":9},"fallback":{"id":""}}"#, policy: .strict)
        }
        let future = try document(rows: #"{"requires":{"icons":["rocket"]},"fallback":\#(title("x"))}"#)
        expectEqual(identifiers(future.state()), ["x"])
    }

    @Test("a screen is never lost to a header, a layout, a theme or a newer version")
    func screen() throws {
        let text = """
            {"version":3,"theme":"neon","refresh":7,"didReachEnd":{"within":{}},"sections":[
              {"id":"s","header":{"type":"hero"},"layout":{"columns":{"fixed":0}},"theme":"neon","items":[\(title("a"))]},
              {"header":{"type":"small","title":"Kept"},"items":[\(title("b"))]}, 7,
              {"id":"t","items":"none"}]}
            """
        var counted = 0
        let found = try ScreenDocument(data: Data(text.utf8), policy: .lenient) { _ in counted += 1 }
        expectEqual(identifiers(found.state()), ["a", "b"])
        expectEqual(found.state().sections.count, 3)
        expect(found.state().sections[0].header == nil)
        expect(found.state().sections[1].header != nil)
        expectEqual(counted, found.losses.count)
        expectEqual(counted, 11)
    }

    @Test("a missing version is reported, and the document is read as one of this build's")
    func missingVersion() throws {
        let found = try ScreenDocument(data: Data(#"{"sections":[]}"#.utf8), policy: .lenient)
        expectEqual(found.losses.map(\.outcome), [.ignored])
        expectEqual(found.losses.first?.diagnostic.message, #"the key "version" is missing"#)
        // A newer one is reported once.
        let newer = try ScreenDocument(data: Data(#"{"version":9,"sections":[]}"#.utf8), policy: .lenient)
        expectEqual(newer.losses.count, 1)
    }

    @Test("duplicate identifiers keep both rows")
    func duplicates() throws {
        let found = try document(rows: title("a") + "," + title("a"))
        expectEqual(identifiers(found.state()), ["a", "a"])
        expectEqual(found.losses.map(\.outcome), [.kept])
    }

    @Test("what a parser can skip is reported, not fatal")
    func syntax() throws {
        let found = try document(rows: title("a", #","id":"b""#) + ",")
        expectEqual(identifiers(found.state()), ["a"])
        expectEqual(losses(found).count, 2)
        #expect(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Data("{\"version\":1,".utf8), policy: .lenient)
        }
        #expect(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Data("{\"version\":1}".utf8), policy: .lenient)
        }
    }

    @Test("a document that cannot be read leaves what is on screen")
    func unreadable() throws {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let screen = DocumentScreen(driver: CollectionViewDriver(collectionView: collectionView))
        var reported: [ScreenLoss] = []
        screen.lossHandler = { reported.append($0) }
        try screen.show(screenData(rows: title("a")), animated: false)
        #expect(throws: ScreenDocumentError.self) { try screen.show(Data("[]".utf8)) }
        expectEqual(identifiers(screen.state), ["a"])
        try screen.show(screenData(rows: title("b") + ",7"), animated: false)
        expectEqual(identifiers(screen.state), ["b"])
        expect(reported.count == 1 && screen.lossCount == 1)
    }

    @Test("no right part may be written as null")
    func nullRight() throws {
        let found = try document(rows: title("a", #","right":null"#), policy: .strict)
        expectEqual(found.state(), try document(rows: title("a")).state())
    }

    @Test("identifiers are unique within their section only")
    func identifiersInSections() throws {
        let text = """
            {"version":1,"sections":[{"id":"s","items":[\(title("a"))]},{"id":"t","items":[\(title("a"))]}]}
            """
        expectEqual(identifiers(try ScreenDocument(data: Data(text.utf8)).state()), ["a", "a"])
    }

    @Test("each limit has an error, or costs only what is beyond it")
    func limits() throws {
        func message(_ change: (inout DocumentLimits) -> Void, _ rows: String, root: String = "") -> String {
            var limits = DocumentLimits()
            change(&limits)
            do {
                _ = try document(rows: rows, root: root, policy: .strict, limits: limits)
                return ""
            } catch {
                return (error as? ScreenDocumentError)?.diagnostics.first?.message ?? ""
            }
        }
        let image = #"{"id":"i","left":{"type":"imageTitle","title":"","image":{"url":"https://a.b/c"}}}"#
        expect(message({ $0.byteCount = 10 }, title("a")).hasPrefix("the document is too large"))
        expectEqual(message({ $0.itemCount = 1 }, title("a") + "," + title("b")), "too many rows")
        expect(message({ $0.textByteCount = 4 }, title("a")).isEmpty)
        expectEqual(message({ $0.textByteCount = 0 }, title("a")), "the string is too long: 1 bytes")
        expectEqual(message({ $0.imageCount = 0 }, image), "too many images with an address")
        expectEqual(
            message({ $0.stateCount = 1 }, title("a"), root: #""state":{"a":1,"b":2},"#),
            "the state is too large"
        )
        var limits = DocumentLimits()
        limits.itemCount = 2
        let rows = (0..<5).map { title("\($0)") }.joined(separator: ",")
        expectEqual(identifiers(try document(rows: rows, limits: limits).state()), ["0", "1"])
    }

    @Test(
        "a value that is no JSON where the sections should be is reported with its place",
        arguments: [
            ("NaN", "unknown word \"NaN\""), ("1_000", "\"1_000\" is not a number"), ("Infinity", "unknown word"),
            ("+1", "\"+1\" is not a number"), ("5", "wrong type: a number"), ("null", "wrong type: null"),
        ]
    )
    func brokenSections(sections: String, message: String) throws {
        let data = Data(#"{"version":1,"sections":\#(sections)}"#.utf8)
        let error = try #require(throws: ScreenDocumentError.self) { try ScreenDocument(data: data, policy: .lenient) }
        expect(error.diagnostics.count == 1 && error.diagnostics[0].message.hasPrefix(message))
        expect(error.diagnostics[0].position.line == 1 && error.diagnostics[0].position.column == 25)
    }

    @Test(
        "a broken template that nothing uses is no loss, one that is used is",
        arguments: [
            "NaN", #"{"left":1_0}"#, #"{"left":{"type":"hologram"}}"#, "[1]", #"{"use":"broken"}"#,
            #"{"left":{"$param":"x"}}"#,
        ]
    )
    func brokenTemplate(template: String) throws {
        let root = #""templates":{"broken":\#(template)},"#
        let unused = try document(rows: title("a"), root: root)
        expect(losses(unused) == [] && identifiers(unused.state()) == ["a"])
        let used = try document(rows: title("a") + #",{"use":"broken"}"#, root: root)
        expect(!losses(used).isEmpty && identifiers(used.state()) == ["a"])
    }

    @Test(
        "a section that cannot be read drops itself alone",
        arguments: [
            #"{"$param":"x"}"#, #"{"$param":"x","default":5}"#, #"{"$state":"x"}"#, "null", "5", "NaN", "[]", "{}",
            #""s""#,
            #"{"id":"x","items":{"$param":"y"}}"#, #"{"id":"x","items":5}"#, #"{"id":{"$param":"y"},"items":7}"#,
            #"{"id":"x","items":{"each":{"$param":"y"},"use":"z"}}"#, #"{"use":"x"}"#, #"{"each":[],"use":"x"}"#,
        ]
    )
    func brokenSection(section: String) throws {
        let rows = #"{"id":"s","items":[\#(title("a"))]}"#
        let data = Data(#"{"version":1,"sections":[\#(section),\#(rows),\#(section)]}"#.utf8)
        let found = try ScreenDocument(data: data, policy: .lenient)
        expectEqual(identifiers(found.state()), ["a"])
        expect(found.losses.count >= 2)
    }

    @Test("whatever is put anywhere into a section, the other sections are shown", arguments: 0..<20 as Range<UInt64>)
    func randomSections(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let values = [
            #"{"$param":"x"}"#, #"{"$state":"none"}"#, #"{"use":"none"}"#, "null", "-1", "1e300", "true", "[]", "{}",
            #""""#, #""a""#,
            "[[]]", #"{"type":"pair"}"#, "NaN", "0x1",
        ]
        let section =
            #"{"id":"x","if":true,"layout":{"columns":2},"header":{"type":"large","title":"H"},"items":["#
            + #"{"id":"r","left":{"type":"title","title":"T"},"right":{"type":"toggle","isOn":true},"action":{"name":"n"}}]}"#
        // Every place where a value begins, with its end.
        let bytes = Array(section.utf8)
        let starts = bytes.indices.filter { index in
            index > 0 && [UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[index - 1])
        }
        for _ in 0..<40 {
            let start = starts[generator.number(below: starts.count)]
            guard let end = valueEnd(bytes, from: start) else { continue }
            let value = Array(values[generator.number(below: values.count)].utf8)
            let broken = String(decoding: bytes[..<start] + value + bytes[end...], as: UTF8.self)
            let data = Data(
                #"{"version":1,"sections":[{"id":"1","items":[\#(title("a"))]},\#(broken),{"id":"2","items":[\#(title("b"))]}]}"#
                    .utf8
            )
            let found = try? ScreenDocument(data: data, policy: .lenient)
            let shown = found.map { identifiers($0.state()) } ?? []
            expect(shown.first == "a" && shown.last == "b", "seed \(seed): \(broken)")
        }
    }

    /// The end of a member's or an element's text that begins at an index: a value, or a key with its value.
    private func valueEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var isQuoted = false
        for index in start..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isQuoted ? 0 : 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if !isQuoted, depth == 0 { return index }
                depth -= isQuoted ? 0 : 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if !isQuoted, depth == 0 { return bytes[index] == UInt8(ascii: ":") ? nil : index }
            default: break
            }
        }
        return nil
    }
}
