import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@MainActor
@Suite("What is said about the keys of documents")
struct DocumentedKeyTests {
    private static let format = ScreenVocabulary.designSystem.format
    private static let schema = try? JSONDecoder().decode(DocumentValue.self, from: ScreenDocument.schema())

    @Test("every key of every part has a description of its own, and is not described by its name alone")
    func parts() {
        let parts = Self.format.lefts + Self.format.rights + Self.format.headers + Self.format.footers
        expect(parts.count > 50)
        for part in parts {
            for field in part.fields {
                let text = field.documentation.description
                let words = text.split(separator: " ")
                expect(words.count >= 3 && text.hasSuffix("."), "\(part.name).\(field.name): \(text)")
            }
        }
    }

    @Test("every key of the schema has a description")
    func schema() throws {
        var count = 0
        func walk(_ value: DocumentValue, _ path: String) {
            for (name, property) in value["properties"]?.object ?? [:]
            where property["const"] == nil && !name.hasPrefix("$") && !Self.unnamed.contains(name) {
                count += 1
                expectEqual(property["description"]?.string?.isEmpty, false, "\(path).\(name)")
            }
            for (name, inner) in value.object ?? [:] where name != "if" && name != "then" && name != "examples" {
                walk(inner, "\(path)/\(name)")
            }
            for inner in value.array ?? [] { walk(inner, path) }
        }
        walk(try require(Self.schema), "")
        expect(count > 500)
    }

    /// Keys of actions and conditions, whose forms are described as a whole.
    private static let unnamed: Set<String> = ["name", "set", "submit", "not", "equals", "default"]

    @Test("the schema has defaults, limits and examples of fields, and the defaults are those of the parts")
    func details() throws {
        let left = try require(Self.schema?["$defs"]?["left"]?["else"]?["oneOf"]?.array)
        func property(_ part: String, _ key: String) -> DocumentValue? {
            left.first { $0["properties"]?["type"]?["const"]?.string == part }?["properties"]?[key]
        }
        let count = property("skeleton", "lineCount")
        let expected = try require(LeftSkeleton.declaration.fields.first { $0.name == "lineCount" })
        guard case .number(let number)? = expected.read?(LeftSkeleton()) else {
            Issue.record("the number of lines cannot be read")
            return
        }
        expectEqual(count?["default"], .number(number))
        expect(count?["anyOf"]?.array?.first?["minimum"] == 1 && count?["anyOf"]?.array?.first?["maximum"] == 10)
        expectEqual(count?["examples"], [3])
        expect(property("title", "title")?["default"] == nil)
        expectEqual(property("button", "isEnabled")?["default"], true)
        let inset = Self.schema?["$defs"]?["item"]?["else"]?["properties"]?["insets"]?["properties"]?["left"]
        expectEqual(inset?["description"]?.string?.hasPrefix("The distance from the leading edge"), true)
    }

    @Test("every example and every default is accepted by the reader")
    func examples() throws {
        let documents = DocumentReference(Self.format).examples
        expect(documents.count > 150)
        for document in documents {
            #expect(throws: Never.self, "\(document)") { try ScreenDocument(data: Data(document.utf8)) }
        }
    }

    @Test("the example of a part shows what the first example of the catalog shows")
    func catalog() throws {
        let entry = try require(DocumentReference(Self.format).entries.first { $0.name == "left-checkboxSubtitle" })
        let row = try ScreenDocument(data: Data(entry.document.utf8)).state().sections[0].items[0]
        let part = (row.base as? CheckboxSubtitleItem)?.content.left
        expectEqual(part, LeftCheckboxSubtitle.declaration.usual)
    }

    @Test("the reference says what a key means, its default and its limits")
    func reference() {
        let page = DocumentReference(Self.format).markdown { _ in true }
        expect(
            page.contains(
                "| `lineCount` | a whole number from 1 to 10 $ | `\(LeftSkeleton().lineCount)` | The number of lines of text. |"
            )
        )
        expect(page.contains("| **`isOn`** | true or false $ | required | Whether the checkbox is checked. |"))
        expect(page.contains("| rows | 100000 |"))
    }
}
