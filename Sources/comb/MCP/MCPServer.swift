import Foundation
import ScreenDocumentsCore

/// Answers the messages of a client: JSON-RPC 2.0 as the Model Context Protocol uses it.
@MainActor
final class MCPServer {
    /// The newest version of the protocol that the server speaks.
    nonisolated static let protocolVersion = "2025-06-18"
    private static let protocolVersions = [protocolVersion, "2025-03-26", "2024-11-05"]

    /// The error codes of JSON-RPC and of the protocol.
    private enum Code: Int {
        case parseError = -32_700
        case invalidRequest = -32_600
        case unknownMethod = -32_601
        case invalidParameters = -32_602
        case unknownResource = -32_002
    }

    private struct Failure: Error {
        let code: Code
        let message: String
    }

    private let tools: [MCPTool]
    private let resources: [MCPResource]

    init(tools: [MCPTool], resources: [MCPResource]) {
        self.tools = tools
        self.resources = resources
    }

    /// Returns the answer to a line, one line of JSON; `nil` for a notification and for an empty line.
    func answer(_ line: String) async -> String? {
        guard line.contains(where: { !$0.isWhitespace }) else { return nil }
        let message: DocumentValue
        do {
            message = try DocumentText([UInt8](line.utf8), fileName: "message", limits: MCPWorkspace.limits).value()
        } catch {
            return Self.error(.null, Failure(code: .parseError, message: "\(error)"))
        }
        let id = message["id"] ?? .null
        guard message["jsonrpc"] == "2.0", let method = message["method"]?.string else {
            // A response needs no answer: the server asks nothing.
            if message["result"] != nil || message["error"] != nil { return nil }
            let words = #"A request has "jsonrpc": "2.0" and the name of a "method"."#
            return Self.error(id, Failure(code: .invalidRequest, message: words))
        }
        guard message["id"] != nil else { return nil }
        do {
            let result = try await result(of: method, message["params"] ?? [:])
            return DocumentValue.object(["jsonrpc": "2.0", "id": id, "result": result]).json
        } catch let failure as Failure {
            return Self.error(id, failure)
        } catch {
            return Self.error(id, Failure(code: .invalidRequest, message: "\(error)"))
        }
    }

    private static func error(_ id: DocumentValue, _ failure: Failure) -> String {
        let error: DocumentValue = [
            "code": .number(Double(failure.code.rawValue)), "message": .string(failure.message),
        ]
        return DocumentValue.object(["jsonrpc": "2.0", "id": id, "error": error]).json
    }

    private func result(of method: String, _ parameters: DocumentValue) async throws -> DocumentValue {
        switch method {
        case "initialize":
            let asked = parameters["protocolVersion"]?.string ?? ""
            let version = Self.protocolVersions.contains(asked) ? asked : Self.protocolVersion
            return [
                "protocolVersion": .string(version), "capabilities": ["tools": [:], "resources": [:]],
                "serverInfo": ["name": "honeycomb", "title": "Honeycomb", "version": "1"],
                "instructions": .string(Self.instructions),
            ]
        case "ping": return [:]
        case "tools/list": return ["tools": .array(tools.map(\.description))]
        case "tools/call": return try await call(parameters)
        case "resources/list": return ["resources": .array(resources.map(\.description))]
        case "resources/templates/list": return ["resourceTemplates": []]
        case "resources/read": return try read(parameters)
        default: throw Failure(code: .unknownMethod, message: "There is no method \(method).")
        }
    }

    private static let instructions = """
        Screens are documents, JSON files. Read the resource honeycomb://schema, or use find for the names of parts, then write a \
        document, validate it, render it and look at the picture, and audit it. open, tap and type try what a user does.
        """

    private func call(_ parameters: DocumentValue) async throws -> DocumentValue {
        let name = parameters["name"]?.string ?? ""
        guard let tool = tools.first(where: { $0.name == name }) else {
            let names = tools.map(\.name).joined(separator: ", ")
            throw Failure(code: .invalidParameters, message: "There is no tool \"\(name)\". The tools are \(names).")
        }
        do {
            let arguments = try MCPArguments(parameters["arguments"] ?? [:], of: tool)
            return ["content": .array(try await tool.perform(arguments).map(\.value)), "isError": false]
        } catch {
            // What a tool cannot do is a result, which the model reads.
            return ["content": [MCPContent.text(MCPWorkspace.words(error)).value], "isError": true]
        }
    }

    private func read(_ parameters: DocumentValue) throws -> DocumentValue {
        let address = parameters["uri"]?.string ?? ""
        guard let resource = resources.first(where: { $0.uri == address }) else {
            let all = resources.map(\.uri).joined(separator: ", ")
            throw Failure(code: .unknownResource, message: "There is no resource \"\(address)\". There are \(all).")
        }
        return [
            "contents": [
                ["uri": .string(address), "mimeType": .string(resource.type), "text": .string(try resource.text())]
            ]
        ]
    }
}
