import Foundation
import PositionedJSON
import ScreenDocumentsCore

/// The components and functions that an agent may use, as JSON Schemas, with the schemas of the messages around them.
///
/// ```swift
/// let catalog = try A2UICatalog.basic.adding(component: "Chart", schema: chartSchema)
/// let prompt = catalog.pruned(components: ["Text", "Button", "Column"]).instructions
/// ```
public struct A2UICatalog: Sendable {
    /// The version of the protocol.
    public let version: A2UIVersion

    package var catalogSchema: JSONNode { didSet { isBuiltIn = false } }
    package var commonTypes: JSONNode { didSet { isBuiltIn = false } }
    package var serverToClient: JSONNode { didSet { isBuiltIn = false } }

    /// Whether this is the unchanged basic catalog, whose validator is cached.
    private(set) var isBuiltIn = false

    /// The basic catalog of version 0.9.
    public static let basic = {
        var catalog = A2UICatalog(
            version: .v0_9,
            catalog: builtIn(BasicCatalog.json),
            commonTypes: builtIn(ProtocolSchemas.commonTypes),
            serverToClient: builtIn(ProtocolSchemas.serverToClient)
        )
        catalog.isBuiltIn = true
        return catalog
    }()

    static let catalogAddress = "https://a2ui.org/specification/v0_9/catalog.json"
    static let commonTypesAddress = "https://a2ui.org/specification/v0_9/common_types.json"
    static let serverToClientAddress = "https://a2ui.org/specification/v0_9/server_to_client.json"

    package init(version: A2UIVersion, catalog: JSONNode, commonTypes: JSONNode, serverToClient: JSONNode) {
        self.version = version
        catalogSchema = catalog
        self.commonTypes = commonTypes
        self.serverToClient = serverToClient
    }

    /// Creates a catalog of version 0.9 from its JSON Schema, which has the form of the basic one.
    ///
    /// - Throws: An `A2UIError` if the text is not a JSON object with a `catalogId`.
    public init(schema: Data) throws(A2UIError) {
        let node = try Self.node(schema)
        guard node.member("catalogId")?.stringValue != nil else {
            throw A2UIError(.parsingFailed, "the catalog has no \"catalogId\", which is a text")
        }
        self.init(
            version: .v0_9,
            catalog: node,
            commonTypes: Self.basic.commonTypes,
            serverToClient: Self.basic.serverToClient
        )
    }

    /// The URI that identifies the catalog; empty if its schema has none.
    public var id: String { catalogSchema.member("catalogId")?.stringValue ?? "" }

    /// The names of the components, in the order of the schema.
    public var componentNames: [String] { componentSchemas.members.map(\.key) }

    /// The names of the functions, in the order of the schema.
    public var functionNames: [String] { catalogSchema.member("functions")?.objectValue?.members.map(\.key) ?? [] }

    /// The names of the icons of the basic catalog.
    package var iconNames: [String] { BasicCatalog.iconNames }

    /// The schema of the catalog as JSON on one line.
    public var schema: String { catalogSchema.compactJSON }

    var componentSchemas: JSONObject { catalogSchema.member("components")?.objectValue ?? JSONObject(members: []) }

    private static func builtIn(_ text: String) -> JSONNode {
        guard let node = try? JSONNode.parsed(text) else { preconditionFailure("a built-in schema is no JSON") }
        return node
    }

    static func node(_ data: Data) throws(A2UIError) -> JSONNode {
        do {
            return try JSONNode.parsed(String(decoding: data, as: UTF8.self))
        } catch {
            throw A2UIError(.parsingFailed, "Failed to parse JSON: \(error.message)", path: error.pointer.description)
        }
    }

    /// The documents that references of the schemas name.
    var schemaDocuments: [String: JSONNode] {
        var documents = Self.fixedDocuments
        let messages = version == .v0_8 ? messagesWithComponents : serverToClient
        for address in [Self.serverToClientAddress, "server_to_client.json", identifier(of: serverToClient)] {
            documents[address] = messages
        }
        for address in [Self.commonTypesAddress, "common_types.json", identifier(of: commonTypes)] {
            documents[address] = commonTypes
        }
        for address in [Self.catalogAddress, "catalog.json", identifier(of: catalogSchema), id] {
            documents[address] = catalogSchema
        }
        documents[""] = nil
        return documents
    }

    private func identifier(of schema: JSONNode) -> String { schema.member("$id")?.stringValue ?? "" }

    private static let fixedDocuments: [String: JSONNode] = [
        "server_to_client_list.json": builtIn(ProtocolSchemas.serverToClientList),
        "server_to_client_list_wrapper.json": builtIn(ProtocolSchemas.serverToClientListWrapper),
        "client_to_server.json": builtIn(ProtocolSchemas.clientToServer),
        "client_to_server_list.json": builtIn(ProtocolSchemas.clientToServerList),
        "client_to_server_list_wrapper.json": builtIn(ProtocolSchemas.clientToServerListWrapper),
        "client_data_model.json": builtIn(ProtocolSchemas.clientDataModel),
        "client_capabilities.json": builtIn(ProtocolSchemas.clientCapabilities),
        "server_capabilities.json": builtIn(ProtocolSchemas.serverCapabilities),
    ]

    /// The messages of version 0.8, restricted to the components of the catalog.
    private var messagesWithComponents: JSONNode {
        var groups: [String: JSONNode] = [:]
        groups["component"] = catalogSchema.member("components")
        groups["styles"] = catalogSchema.member("styles")
        return Self.injecting(groups, into: serverToClient)
    }

    private static func injecting(_ groups: [String: JSONNode], into node: JSONNode) -> JSONNode {
        switch node.value {
        case .array(let nodes): return node.with(.array(nodes.map { injecting(groups, into: $0) }))
        case .object:
            return node.mapMembers { key, value in
                guard case .boolean(true)? = value.member("additionalProperties")?.value,
                    let group = groups[key]?.objectValue
                else { return injecting(groups, into: value) }
                let own = value.member("properties")?.objectValue?.members ?? []
                let properties = JSONObject(members: own.filter { !group.has($0.key) } + group.members)
                return value.setting("properties", value.with(.object(properties)))
                    .setting("additionalProperties", value.with(.boolean(false)))
            }
        default: return node
        }
    }
}

extension A2UICatalog {
    /// Returns the catalog with a component of an app.
    ///
    /// - Parameters:
    ///   - name: The value of `component` in messages. Replaces an existing component of that name.
    ///   - schema: The JSON Schema of the component, with its properties; `id`, `accessibility` and `weight` are added.
    ///   - id: The URI of the new catalog, so that agents can tell it from the original. `nil` keeps the original's.
    /// - Throws: An `A2UIError` if the schema is not a JSON object.
    public func adding(component name: String, schema: Data, id: String? = nil) throws(A2UIError) -> A2UICatalog {
        let own = try Self.node(schema)
        guard own.objectValue != nil else {
            throw A2UIError(.parsingFailed, "the schema of \(name.quoted) is no object")
        }
        let parts = try Self.node(
            Data(
                #"""
                {"type":"object","allOf":[{"$ref":"\#(Self.commonTypesAddress)#/$defs/ComponentCommon"},\#
                {"type":"object","properties":{"weight":{"type":"number"},"component":{"const":\#(name.jsonQuoted)}}}]}
                """#.utf8
            )
        )
        let all =
            (parts.member("allOf")?.elementNodes ?? []) + [
                own.mapMembers { $0 == "unevaluatedProperties" || $0 == "additionalProperties" ? nil : $1 }
            ]
        let component = parts.setting("allOf", parts.with(.array(all)))
            .setting("unevaluatedProperties", parts.with(.boolean(false)))
        let reference = try Self.node(Data(##"{"$ref":"#/components/\##(JSONPointer.escaped(name))"}"##.utf8))
        return declaring(component, name, in: "components", reference, "anyComponent", id: id)
    }

    /// Returns the catalog with a function of an app.
    ///
    /// - Parameters:
    ///   - name: The value of `call` in messages. Replaces an existing function of that name.
    ///   - arguments: The JSON Schema of the arguments, an object.
    ///   - returns: The type of the result: `string`, `number`, `boolean`, `array`, `object`, `any` or `void`.
    ///   - id: The URI of the new catalog. `nil` keeps the original's.
    /// - Throws: An `A2UIError` if the schema is not a JSON object.
    public func adding(
        function name: String,
        arguments: Data,
        returns: String = "any",
        id: String? = nil
    ) throws(A2UIError) -> A2UICatalog {
        let arguments = try Self.node(arguments)
        guard arguments.objectValue != nil else {
            throw A2UIError(.parsingFailed, "the schema of the arguments of \(name.quoted) is no object")
        }
        let function = try Self.node(
            Data(
                #"""
                {"type":"object","properties":{"call":{"const":\#(name.jsonQuoted)},"args":\#(arguments.compactJSON),\#
                "returnType":{"const":\#(returns.jsonQuoted)}},"required":["call"],"unevaluatedProperties":false}
                """#.utf8
            )
        )
        let reference = try Self.node(Data(##"{"$ref":"#/functions/\##(JSONPointer.escaped(name))"}"##.utf8))
        return declaring(function, name, in: "functions", reference, "anyFunction", id: id)
    }

    private func declaring(
        _ schema: JSONNode,
        _ name: String,
        in group: String,
        _ reference: JSONNode,
        _ union: String,
        id: String?
    ) -> A2UICatalog {
        var copy = self
        let empty = catalogSchema.with(.object(JSONObject(members: [])))
        copy.catalogSchema = catalogSchema.setting(group, (catalogSchema.member(group) ?? empty).setting(name, schema))
        if let definitions = catalogSchema.member("$defs") {
            let known = definitions.member(union)?.member("oneOf")?.elementNodes ?? []
            let text = reference.member("$ref")?.stringValue
            let others = known.filter { $0.member("$ref")?.stringValue != text }
            let all = (definitions.member(union) ?? empty).setting(
                "oneOf",
                definitions.with(.array(others + [reference]))
            )
            copy.catalogSchema = copy.catalogSchema.setting("$defs", definitions.setting(union, all))
        }
        if let id { copy.catalogSchema = copy.catalogSchema.setting("catalogId", catalogSchema.with(.string(id))) }
        return copy
    }
}

extension JSONNode {
    /// Returns the object with a member, which replaces one with the same key or is appended.
    func setting(_ key: String, _ value: JSONNode) -> JSONNode {
        var members = objectValue?.members ?? []
        let member = JSONObject.Member(key: key, keyOffset: offset, keyEnd: offset, value: value)
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index] = member
        } else {
            members.append(member)
        }
        return with(.object(JSONObject(members: members)))
    }
}
