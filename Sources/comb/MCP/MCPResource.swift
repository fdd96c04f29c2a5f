import Foundation
import Honeycomb
import ScreenDocuments

/// A text that an agent can read.
@MainActor
struct MCPResource {
    let uri: String
    let title: String
    let summary: String
    let type: String
    let text: @MainActor () throws -> String

    /// The resource as the protocol lists it.
    var description: DocumentValue {
        [
            "uri": .string(uri), "name": .string(title), "description": .string(summary), "mimeType": .string(type),
        ]
    }

    /// All resources.
    static func all(_ workspace: MCPWorkspace) -> [MCPResource] {
        [
            MCPResource(
                uri: "honeycomb://schema",
                title: "Schema",
                summary: "The JSON Schema of documents.",
                type: "application/schema+json",
                text: { DocumentValidator(format: try workspace.format()).schema.indentedJSON }
            ),
            MCPResource(
                uri: "honeycomb://reference",
                title: "Reference",
                summary: "All keys of documents with their meaning, defaults, limits and examples.",
                type: "text/markdown",
                text: { DocumentReference(try workspace.format()).markdown { _ in false } }
            ),
            MCPResource(
                uri: "honeycomb://parts",
                title: "Parts",
                summary: "The left and right parts, headers and footers, each with an example.",
                type: "application/json",
                text: {
                    let format = try workspace.format().value
                    let kinds = ["lefts", "rights", "headers", "footers", "customs"]
                    return DocumentValue.object(DocumentObject(kinds.map { ($0, format[$0] ?? []) })).indentedJSON
                }
            ),
            MCPResource(
                uri: "honeycomb://tokens",
                title: "Tokens",
                summary: "The names of colors, spacings, radii, text sizes and icons.",
                type: "application/json",
                text: {
                    let format = try workspace.format().value
                    let kinds = [
                        "colors", "tints", "spacings", "radii", "textSizes", "textStyles", "weights", "pictureSizes",
                        "icons", "themes",
                    ]
                    return DocumentValue.object(DocumentObject(kinds.map { ($0, format[$0] ?? []) })).indentedJSON
                }
            ),
        ]
    }
}
