import Expectations
import Foundation
import ScreenDocumentsCore
import Testing

@testable import FigmaFiles

@Suite("Templates of Code Connect")
struct CodeConnectTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("the arguments of Swift are those of the initializers, in their order")
    func labels() throws {
        let templates = CodeConnectTemplates(.designSystem, file: nil, key: nil)
        let swift = templates.files.filter { $0.name.hasPrefix("swift/") && $0.name.hasSuffix(".figma.ts") }
        let format = DocumentFormat.designSystem
        expectEqual(swift.count, format.lefts.count + format.rights.count + format.headers.count + format.footers.count)
        for file in swift {
            let source = try require(file.text.split(separator: "\n").first { $0.hasPrefix("// source=") }).dropFirst(
                "// source=".count
            )
            let code = try String(contentsOf: Self.root.appendingPathComponent(String(source)), encoding: .utf8)
            let labels = Self.labels(ofInitializerIn: code)
            let example = try require(file.text.split(separator: "\n").first { $0.contains("example: figma.code") })
            let used = Self.labels(usedIn: example)
            var rest = labels[...]
            for label in used {
                let index = rest.firstIndex(of: label)
                expect(index != nil, "\(file.name): \(label) is none of \(labels), or not in their order")
                if let index { rest = rest[(index + 1)...] }
            }
            // What has no default has to be there.
            let required = Self.requiredLabels(ofInitializerIn: code).filter { !used.contains($0) }
            expect(required.isEmpty, "\(file.name) lacks \(required)")
        }
    }

    /// The words before a colon and a value: `title: ${title}`, `lines: <#lines#>`, `didTapHandler: { }`.
    private static func labels(usedIn example: some StringProtocol) -> [String] {
        let pieces = example.components(separatedBy: ": ")
        return zip(pieces, pieces.dropFirst()).compactMap { before, after in
            guard let first = after.first, "${<".contains(first) else { return nil }
            let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
            return word.isEmpty ? nil : word
        }
    }

    /// The labels of the first public initializer of a source.
    private static func parameters(ofInitializerIn code: String) -> [(label: String, hasDefault: Bool)] {
        guard let start = code.range(of: "public init(") else { return [] }
        var depth = 1
        var list = ""
        for character in code[start.upperBound...].replacingOccurrences(of: "->", with: "") {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            list.append(depth == 1 ? character : character == "," ? ";" : character)
        }
        return list.split(separator: ",").compactMap { parameter in
            let label = parameter.split(separator: ":").first?.split { $0.isWhitespace }.first.map(String.init)
            return label.map { ($0, parameter.contains("= ")) }
        }
    }

    private static func labels(ofInitializerIn code: String) -> [String] {
        parameters(ofInitializerIn: code).map(\.label)
    }

    private static func requiredLabels(ofInitializerIn code: String) -> [String] {
        parameters(ofInitializerIn: code).filter { !$0.hasDefault }.map(\.label)
    }

    @Test("with a file, templates have the addresses and property names of its components, and icons theirs")
    func addresses() throws {
        let file = try FigmaFile(
            [UInt8](
                """
                {"document": {"id": "0:0", "type": "DOCUMENT", "name": "D", "children": [{"id": "0:1", "type": "CANVAS", "name": "P",
                 "children": [
                  {"id": "3:1", "type": "COMPONENT_SET", "name": "Left / Icon Title", "componentPropertyDefinitions": {
                    "Title#4:0": {"type": "TEXT", "defaultValue": "T"}, "Icon#4:1": {"type": "INSTANCE_SWAP", "defaultValue": "5:1"},
                    "Style": {"type": "VARIANT", "defaultValue": "primary", "variantOptions": ["primary"]}}, "children": []},
                  {"id": "5:1", "type": "COMPONENT", "name": "icons/star", "children": []}]}]}}
                """.utf8
            ),
            fileName: "library.json"
        )
        let templates = CodeConnectTemplates(.designSystem, file: file, key: "KEY")
        expectEqual(
            templates.files.map(\.name),
            [
                "swift/figma.config.json", "swift/left/iconTitle.figma.ts", "swift/icon/star.figma.ts",
                "json/figma.config.json",
                "json/left/iconTitle.figma.ts", "json/icon/star.figma.ts",
            ]
        )
        expect(templates.missing.contains("right/toggle") && !templates.missing.contains("left/iconTitle"))
        let text = templates.files[1].text
        expect(text.contains("// url=https://www.figma.com/design/KEY/Library?node-id=3-1\n"))
        expect(text.contains("instance.getString('Title')") && text.contains("instance.getInstanceSwap('Icon')"))
        expect(
            text.contains(
                "LeftIconTitle(icon: ${icon}, title: ${title}${style !== undefined ? figma.code`, style: ${style}` : ''})"
            )
        )
        expect(templates.files[2].text.contains("figma.code`Icon.star.image`"))
        expect(templates.files[4].text.contains("{ \"type\": \"iconTitle\", \"icon\": ${icon}, \"title\": ${title}"))
    }
}
