import Foundation
import ScreenDocumentsCore

/// Something that an agent can do.
@MainActor
struct MCPTool {
    /// A value that a tool takes.
    struct Parameter {
        let name: String
        let schema: DocumentValue
        var isRequired = false
    }

    let name: String
    let summary: String
    let parameters: [Parameter]
    /// Whether it leaves files as they are.
    var isReading = true
    let perform: @MainActor (MCPArguments) async throws -> [MCPContent]

    /// The tool as the protocol lists it.
    var description: DocumentValue {
        let properties = DocumentObject(parameters.map { ($0.name, $0.schema) })
        let required = parameters.filter(\.isRequired).map { DocumentValue.string($0.name) }
        return [
            "name": .string(name), "description": .string(summary),
            "inputSchema": [
                "type": "object", "properties": .object(properties), "required": .array(required),
                "additionalProperties": false,
            ],
            "annotations": ["readOnlyHint": .boolean(isReading)],
        ]
    }

    /// All tools.
    static func all(_ workspace: MCPWorkspace) -> [MCPTool] {
        documentTools(workspace) + screenTools(workspace) + touchTools(workspace)
    }
}

extension MCPTool.Parameter {
    static func text(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        Self(name: name, schema: ["type": "string", "description": .string(summary)], isRequired: isRequired)
    }

    static func number(_ name: String, _ summary: String) -> Self {
        Self(name: name, schema: ["type": "number", "description": .string(summary)])
    }

    static func flag(_ name: String, _ summary: String) -> Self {
        Self(name: name, schema: ["type": "boolean", "description": .string(summary)])
    }

    static func choice(_ name: String, _ summary: String, _ values: [String]) -> Self {
        let names = values.map { DocumentValue.string($0) }
        return Self(name: name, schema: ["type": "string", "enum": .array(names), "description": .string(summary)])
    }

    static func texts(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        let schema: DocumentValue = ["type": "array", "items": ["type": "string"], "description": .string(summary)]
        return Self(name: name, schema: schema, isRequired: isRequired)
    }
}

/// A part of the result of a tool.
enum MCPContent {
    case text(String)
    case picture(Data)

    /// The part as the protocol writes it.
    var value: DocumentValue {
        switch self {
        case .text(let text): ["type": "text", "text": .string(text)]
        case .picture(let data):
            ["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"]
        }
    }
}

/// The values that an agent gives to a tool.
struct MCPArguments {
    private let values: DocumentValue

    /// Checks the names and kinds of values.
    ///
    /// - Throws: A `CommandFailure` that says what is wrong and what is allowed.
    @MainActor
    init(_ values: DocumentValue, of tool: MCPTool) throws {
        guard let members = values.object else { throw CommandFailure("The arguments of \(tool.name) are an object.") }
        let known = tool.parameters.map(\.name)
        for key in members.keys.sorted() where !known.contains(key) {
            throw CommandFailure("\(tool.name) has no argument \"\(key)\". It has \(known.joined(separator: ", ")).")
        }
        for parameter in tool.parameters {
            guard let value = members[parameter.name], value != .null else {
                guard !parameter.isRequired else { throw CommandFailure("\(tool.name) needs \"\(parameter.name)\".") }
                continue
            }
            try Self.check(value, parameter)
        }
        self.values = values
    }

    private static func check(_ value: DocumentValue, _ parameter: MCPTool.Parameter) throws {
        let isValid =
            switch parameter.schema["type"]?.string {
            case "string": value.string != nil
            case "number": value.number != nil
            case "boolean": value.boolean != nil
            case "array": value.array != nil
            case "object": value.object != nil
            default: true
            }
        guard isValid else {
            throw CommandFailure("\"\(parameter.name)\" is a \(parameter.schema["type"]?.string ?? "value").")
        }
        guard let choices = parameter.schema["enum"]?.array, !choices.contains(value) else { return }
        let names = choices.compactMap(\.string).joined(separator: ", ")
        throw CommandFailure("\"\(parameter.name)\" is one of \(names).")
    }

    subscript(_ name: String) -> DocumentValue? { values[name].flatMap { $0 == .null ? nil : $0 } }

    func text(_ name: String) -> String? { self[name]?.string }
    func number(_ name: String) -> Double? { self[name]?.number }
    func isOn(_ name: String) -> Bool { self[name]?.boolean ?? false }
    func texts(_ name: String) -> [String] { self[name]?.array?.compactMap(\.string) ?? [] }
}
