import Expectations
import Foundation
import PositionedJSON
import ScreenDocumentsCore
import Testing

@testable import A2UIProtocol

/// The built-in schemas equal those of the specification, apart from descriptions.
@Suite(.enabled(if: ConformanceCases.isAvailable, "the specification is not beside the repository"))
struct SpecificationTests {
    @Test
    func schemas() throws {
        let documents = A2UICatalog.basic.schemaDocuments
        let names = [
            "server_to_client.json", "common_types.json", "client_to_server.json", "client_data_model.json",
            "server_capabilities.json", "server_to_client_list.json", "server_to_client_list_wrapper.json",
            "client_to_server_list.json", "client_to_server_list_wrapper.json",
        ]
        for name in names {
            let expected = try require(ConformanceCases.node("specification/\(name)"), "no \(name)")
            let built = try require(documents[name])
            compare(DocumentValue(built).structure, DocumentValue(expected).structure, name)
        }
    }

    @Test
    func basicCatalog() throws {
        let expected = try require(ConformanceCases.node("specification/basic_catalog.json"))
        let built = A2UICatalog.basic.catalogSchema
        compare(DocumentValue(built).structure, DocumentValue(expected).structure, "")
        let names = expected.member("components")?.objectValue?.members.map(\.key)
        expectEqual(A2UICatalog.basic.componentNames, names)
    }

    private func compare(_ built: DocumentValue, _ expected: DocumentValue, _ path: String) {
        if case .object(let own) = built, case .object(let other) = expected {
            for key in Set(own.keys).union(other.keys).sorted() {
                guard let left = own[key], let right = other[key] else {
                    Issue.record(
                        "\(path)/\(key): \(own[key]?.json ?? "missing") instead of \(other[key]?.json ?? "nothing")"
                    )
                    continue
                }
                compare(left, right, path + "/" + key)
            }
        } else if case .array(let own) = built, case .array(let other) = expected, own.count == other.count {
            for index in own.indices { compare(own[index], other[index], "\(path)/\(index)") }
        } else {
            expectEqual(built.json, expected.json, "\(path)")
        }
    }
}

extension DocumentValue {
    /// A schema without descriptions and titles, in canonical order.
    fileprivate var structure: DocumentValue {
        switch self {
        case .array(let elements):
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count
                ? .array(texts.sorted().map { .string($0) }) : .array(elements.map(\.structure))
        case .object(let members):
            var result: DocumentObject = [:]
            let words = ["description", "title", "$schema", "$id", "$comment", "examples"]
            for (key, value) in members where !(words.contains(key) && value.string != nil) {
                result[key] = value.structure
            }
            return .object(result)
        default: return self
        }
    }
}
