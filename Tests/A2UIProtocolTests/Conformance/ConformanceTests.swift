import Expectations
import Foundation
import PositionedJSON
import ScreenDocumentsCore
import Testing

@testable import A2UIProtocol

/// The public cases of the protocol, by suite.
@Suite(.enabled(if: ConformanceCases.isAvailable, "the public cases are not beside the repository"))
struct ConformanceTests {
    @Test(arguments: ConformanceCases.cases("parser"))
    func parser(_ test: ConformanceCase) {
        for step in test.steps {
            let input = step.member("input")?.stringValue ?? ""
            expectStep(step) {
                switch step.member("action")?.stringValue ?? test.node.member("action")?.stringValue {
                case "parse_full": .array(try A2UIResponse(input).parts.map(\.testValue))
                case "fix_payload": .array(try A2UIResponse.messages(in: input))
                case "has_parts": .boolean(A2UIResponse.hasMessages(input))
                case let action: throw A2UIError(.parsingFailed, "unknown action \(action ?? "")")
                }
            }
        }
    }

    @Test(arguments: ConformanceCases.cases("streaming_parser"))
    func streamingParser(_ test: ConformanceCase) throws {
        var parser = A2UIStreamParser(try test.catalog(), isRootRequired: true)
        for step in test.steps {
            let input = step.member("input")?.stringValue ?? ""
            expectStep(step) { .array(try parser.process(input).map(\.testValue)) }
        }
    }

    @Test(arguments: ConformanceCases.cases("validator"))
    func validator(_ test: ConformanceCase) throws {
        let validator = A2UIValidator(try test.catalog())
        for step in test.steps {
            let payload = DocumentValue(try require(step.member("payload")))
            expectStep(step) {
                try validator.validate(payload.array ?? [payload])
                return nil
            }
        }
    }

    @Test(arguments: ConformanceCases.cases("catalog"))
    func catalog(_ test: ConformanceCase) throws {
        let catalog = try test.catalog()
        let arguments = test.node.member("args")
        func names(_ key: String) -> [String] { arguments?.member(key)?.elementNodes.compactMap(\.stringValue) ?? [] }
        switch test.node.member("action")?.stringValue {
        case "prune":
            let pruned = catalog.pruned(components: names("allowed_components"), messages: names("allowed_messages"))
            let expected = try require(test.node.member("expect"))
            for member in expected.objectValue?.members ?? [] {
                let schema =
                    switch member.key {
                    case "catalog_schema": pruned.catalogSchema
                    case "common_types_schema": pruned.commonTypes
                    default: pruned.serverToClient
                    }
                expectEqual(DocumentValue(schema).json, DocumentValue(member.value).json)
            }
        case "render": expectStep(test.node) { .string(catalog.instructions) }
        case "load":
            let path = arguments?.member("path")?.stringValue.map { path in
                let name = path.replacingOccurrences(of: "test_data/", with: "cases/data/")
                return ConformanceCases.folder?.appendingPathComponent(name).path ?? name
            }
            let fixed = path?.components(separatedBy: "/load_examples").first.map { $0 + "/load_examples" }
            // The files of these cases are not published with them.
            guard fixed.map({ FileManager.default.fileExists(atPath: $0) }) ?? true else { return }
            let isValidated = arguments?.member("validate").map { DocumentValue($0) == true } ?? false
            expectStep(test.node) { .string(try catalog.examples(path, isValidated: isValidated)) }
        case "remove_strict_validation":
            let schema = try require(arguments?.member("schema"))
            let expected = try require(test.node.member("expect")?.member("schema"))
            expectEqual(DocumentValue(A2UICatalog.relaxed(schema)).json, DocumentValue(expected).json)
        case let action: Issue.record("unknown action \(action ?? "")")
        }
    }

    @Test(arguments: ConformanceCases.schemaFiles)
    func schemas(_ file: String) throws {
        let node = try require(ConformanceCases.node("cases/\(file).json"))
        let schema = node.member("schema")?.stringValue ?? "server_to_client.json"
        let validator = A2UIValidator(.basic)
        for test in node.member("tests")?.elementNodes ?? [] {
            let errors = validator.schemaErrors(DocumentValue(try require(test.member("data"))), schema: schema)
            let isValid = test.member("valid").map { DocumentValue($0) == true } ?? true
            let name = test.member("description")?.stringValue ?? ""
            expectEqual(errors.isEmpty, isValid, "\(name): \(errors)")
        }
    }
}

extension A2UIResponsePart {
    /// The part as cases write it.
    fileprivate var testValue: DocumentValue {
        var members: DocumentObject = [:]
        if !text.isEmpty { members["text"] = .string(text) }
        if let messages { members["a2ui"] = .array(messages) }
        return .object(members)
    }
}
