import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import ScreenDocumentsCore
import Testing

@Suite("The schema of screen documents")
struct SchemaTests {
    @Test("the schema contains every declared part, header and footer")
    func names() throws {
        let schema = String(decoding: ScreenDocument.schema(), as: UTF8.self)
        for name in DeclaredParts.designSystem.lefts.map({ $0.documentName })
            + DeclaredParts.designSystem.rights.map({ $0.documentName })
            + DeclaredParts.designSystem.headers.map({ $0.documentName })
            + DeclaredParts.designSystem.footers.map({ $0.documentName })
        {
            expect(schema.contains("\"const\": \"\(name)\""), "\(name)")
        }
    }

    /// A document that readers reject for each of the messages; none of them can be told from its shape.
    private static let rejected: [(message: String, document: String)] = {
        let row = #"{"id":"a","left":{"type":"title","title":"A"}}"#
        let image = #"{"id":"a","left":{"type":"imageTitle","title":"A","image":{"url":"https://a.b/c"}}}"#
        func screen(_ root: String = "", _ items: String, sections: String = "") -> String {
            #"{"version":1,\#(root)"sections":[{"id":"s","items":[\#(items)]}\#(sections)]}"#
        }
        func template(_ template: String, _ items: String) -> String {
            screen(#""templates":{"t":\#(template)},"#, items)
        }
        let titled = #"{"id":"a","left":{"type":"title","title":{"$param":"t"}}}"#
        let pairs =
            String(repeating: #"{"type":"pair","second":{"type":"chevron"},"first":"#, count: 6)
            + #"{"type":"dot"}"# + String(repeating: "}", count: 6)
        return [
            ("duplicate key", screen(#""locale":"en","locale":"de","#, row)),
            ("duplicate section id", screen("", row, sections: #",{"id":"s","items":[]}"#)),
            ("duplicate item id", screen("", "\(row),\(row)")),
            ("unknown state", screen("", #"{"id":"a","left":{"type":"title","title":"A"},"if":{"$state":"x"}}"#)),
            ("unknown template", screen("", #"{"use":"x"}"#)),
            (
                "unknown member",
                screen(#""state":{"x":{"a":1}},"#, #"{"id":"a","left":{"type":"title","title":{"$state":"/x/b"}}}"#)
            ),
            ("the expression: ", expressed("1 +", version: 2)),
            ("the expression does not fit", expressed("x", version: 2)),
            ("expressions are of version", expressed("'a'", version: 1)),
            ("unknown text", strings(#"{"a":""}"#, #"{"$text":"b"}"#)),
            ("the source language", strings(#"{"a":""},"de":{"b":""}"#)),
            ("a text of the tables", strings(#"{"a":"${localized('a')}"}"#)),
            ("\"$text\" is of version", strings(#"{"a":""}"#, #"{"$text":"a"}"#, version: 1)),
            ("wrong type: the count", strings(#"{"a":{"count":"'one'","other":""}}"#)),
            ("checks of a field", field(#"{"type":"email","message":"x"}"#, value: #""a""#)),
            (
                "too many checks",
                field(Array(repeating: #"{"type":"email","message":"x"}"#, count: 21).joined(separator: ","))
            ),
            ("is not a regular expression", field(#"{"type":"pattern","pattern":"[","message":"x"}"#)),
            ("the minimum is greater", field(#"{"type":"length","minimum":2,"maximum":1,"message":"x"}"#)),
            (
                "\"submit\" is of version",
                screen("", #"{"id":"a","left":{"type":"title","title":"A"},"action":{"submit":"save"}}"#)
            ),
            (
                "does not fit",
                screen(#""state":{"x":5},"#, #"{"id":"a","left":{"type":"title","title":{"$state":"x"}}}"#)
            ),
            (
                "is neither true nor false",
                screen(#""state":{"x":5},"#, #"{"id":"a","left":{"type":"title","title":"A"},"if":{"$state":"x"}}"#)
            ),
            (
                "what the state",
                screen(
                    #""state":{"x":5},"#,
                    #"{"id":"a","left":{"type":"title","title":"A"},"action":{"set":{"x":true}}}"#
                )
            ),
            ("the parameter", template(titled, #"{"use":"t"}"#)),
            ("a parameter outside of a template", screen("", titled)),
            ("templates use templates too deeply", template(#"{"use":"t"}"#, #"{"use":"t"}"#)),
            (
                "too many pairs in each other",
                screen("", #"{"id":"a","left":{"type":"title","title":"A"},"right":\#(pairs)}"#)
            ),
            (
                "nested too deeply",
                screen(
                    #""state":{"x":\#(String(repeating: "[", count: 70))\#(String(repeating: "]", count: 70))},"#,
                    row
                )
            ),
            ("the document is too large", screen("", row) + String(repeating: " ", count: 5_000)),
            (
                "too many rows",
                screen(
                    "",
                    (0..<9).map { row.replacingOccurrences(of: "\"a\"", with: "\"\($0)\"") }.joined(separator: ",")
                )
            ),
            (
                "too many images with an address",
                screen("", "\(image),\(image.replacingOccurrences(of: "\"id\":\"a\"", with: "\"id\":\"b\""))")
            ),
            ("the state is too large", screen(#""state":{"a":1,"b":1,"c":1},"#, row)),
            (
                "the string is too long",
                screen("", row.replacingOccurrences(of: "\"A\"", with: "\"\(String(repeating: "é", count: 200))\""))
            ),
            (
                "the templates produce too many values",
                screen(
                    #""state":{"l":[\#(Array(repeating: "1", count: 100).joined(separator: ","))]},"#
                        + #""templates":{"t":{"id":"a","left":{"type":"title","title":"A"},"#
                        + #""action":{"name":"n","p":{"$param":"v"},"q":{"$param":"v"}}}},"#,
                    #"{"use":"t","with":{"v":{"$state":"l"}}}"#
                )
            ),
        ]
    }()

    private static func strings(_ english: String, _ title: String = #""A""#, version: Int = 2) -> String {
        let row = #"{"id":"a","left":{"type":"title","title":\#(title)}}"#
        return #"{"version":\#(version),"strings":{"en":\#(english)},"sections":[{"id":"s","items":[\#(row)]}]}"#
    }

    private static func field(_ checks: String, value: String = #"{"$state":"x"}"#) -> String {
        let left = #"{"type":"field","identifier":"f","value":\#(value),"checks":[\#(checks)]}"#
        return #"{"version":2,"state":{"x":""},"sections":[{"id":"s","items":[{"id":"a","left":\#(left)}]}]}"#
    }

    private static func expressed(_ expression: String, version: Int) -> String {
        let row = #"{"id":"a","left":{"type":"title","title":{"$expr":"\#(expression)"}}}"#
        return #"{"version":\#(version),"state":{"x":{}},"sections":[{"id":"s","items":[\#(row)]}]}"#
    }

    @Test("the schema's comment lists all that readers demand beyond it, each with a document that is rejected for it")
    func demands() throws {
        let schema = String(decoding: ScreenDocument.schema(), as: UTF8.self)
        let value = try JSONDecoder().decode(DocumentValue.self, from: ScreenDocument.schema())
        let comment = try require(value["$comment"]?.string)
        expect(schema.contains("$comment"))
        for demand in ReaderDemand.all() { expect(comment.contains(demand.text)) }
        let messages = ReaderDemand.all().flatMap(\.messages)
        expectEqual(messages.sorted(), Self.rejected.map(\.message).sorted())
        var limits = DocumentLimits()
        limits.byteCount = 4_000
        limits.itemCount = 8
        limits.imageCount = 1
        limits.stateCount = 2
        limits.textByteCount = 300
        limits.valueCount = 150
        for (message, document) in Self.rejected {
            let error = #expect(throws: ScreenDocumentError.self, "\(message)") {
                try ScreenDocument(data: Data(document.utf8), limits: limits)
            }
            let found = error?.diagnostics.map { $0.message + ", " + ($0.allowed ?? "") } ?? []
            expect(found.contains { $0.contains(message) }, "\(message): \(found)")
        }
    }
}
