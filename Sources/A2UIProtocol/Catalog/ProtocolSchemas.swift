/// The schemas of version 0.9 that are the same for every catalog.
enum ProtocolSchemas {
    private static let dialect = #""$schema":"https://json-schema.org/draft/2020-12/schema""#

    private static func dynamic(_ literal: String, _ returns: String) -> String {
        """
        {"oneOf":[\(literal),{"$ref":"#/$defs/DataBinding"},\
        {"allOf":[{"$ref":"#/$defs/FunctionCall"},{"properties":{"returnType":{"const":"\(returns)"}}}]}]}
        """
    }

    static let commonTypes: String = """
        {\(dialect),"$id":"\(A2UICatalog.commonTypesAddress)","title":"A2UI Common Types","$defs":{\
        "ComponentId":{"type":"string"},\
        "AccessibilityAttributes":{"type":"object","properties":{\
        "label":{"$ref":"#/$defs/DynamicString"},"description":{"$ref":"#/$defs/DynamicString"}}},\
        "ComponentCommon":{"type":"object","properties":{"id":{"$ref":"#/$defs/ComponentId"},\
        "accessibility":{"$ref":"#/$defs/AccessibilityAttributes"}},"required":["id"]},\
        "ChildList":{"oneOf":[{"type":"array","items":{"$ref":"#/$defs/ComponentId"}},\
        {"type":"object","properties":{"componentId":{"$ref":"#/$defs/ComponentId"},"path":{"type":"string"}},\
        "required":["componentId","path"],"additionalProperties":false}]},\
        "DataBinding":{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],\
        "additionalProperties":false},\
        "DynamicValue":{"oneOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array"},\
        {"$ref":"#/$defs/DataBinding"},{"$ref":"#/$defs/FunctionCall"}]},\
        "DynamicString":\(dynamic(#"{"type":"string"}"#, "string")),\
        "DynamicNumber":\(dynamic(#"{"type":"number"}"#, "number")),\
        "DynamicBoolean":\(dynamic(#"{"type":"boolean"}"#, "boolean")),\
        "DynamicStringList":\(dynamic(#"{"type":"array","items":{"type":"string"}}"#, "array")),\
        "FunctionCall":{"type":"object","properties":{"call":{"type":"string"},\
        "args":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"#/$defs/DynamicValue"},{"type":"object"}]}},\
        "returnType":{"type":"string","enum":["string","number","boolean","array","object","any","void"],\
        "default":"boolean"}},"required":["call"],"oneOf":[{"$ref":"catalog.json#/$defs/anyFunction"}]},\
        "CheckRule":{"type":"object","properties":{"condition":{"$ref":"#/$defs/DynamicBoolean"},\
        "message":{"type":"string"}},"required":["condition","message"],"additionalProperties":false},\
        "Checkable":{"type":"object","properties":{"checks":{"type":"array","items":{"$ref":"#/$defs/CheckRule"}}}},\
        "Action":{"oneOf":[{"type":"object","properties":{"event":{"type":"object","properties":{\
        "name":{"type":"string"},"context":{"type":"object","additionalProperties":{"$ref":"#/$defs/DynamicValue"}}},\
        "required":["name"],"additionalProperties":false}},"required":["event"],"additionalProperties":false},\
        {"type":"object","properties":{"functionCall":{"$ref":"#/$defs/FunctionCall"}},"required":["functionCall"],\
        "additionalProperties":false}]}}}
        """

    private static func message(_ type: A2UIMessageType, _ properties: String, _ required: String) -> String {
        """
        "\(type.definition)":{"type":"object","properties":{"version":{"const":"v0.9"},\
        "\(type.rawValue)":{"type":"object","properties":{"surfaceId":{"type":"string"}\(properties)},\
        "required":[\(required)],"additionalProperties":false}},\
        "required":["\(type.rawValue)","version"],"additionalProperties":false}
        """
    }

    static let serverToClient: String = """
        {\(dialect),"$id":"\(A2UICatalog.serverToClientAddress)","title":"A2UI Message Schema","type":"object",\
        "oneOf":[{"$ref":"#/$defs/CreateSurfaceMessage"},{"$ref":"#/$defs/UpdateComponentsMessage"},\
        {"$ref":"#/$defs/UpdateDataModelMessage"},{"$ref":"#/$defs/DeleteSurfaceMessage"}],"$defs":{\
        \(message(
            .createSurface,
            #","catalogId":{"type":"string"},"theme":{"$ref":"catalog.json#/$defs/theme"},"sendDataModel":{"type":"boolean"}"#,
            #""surfaceId","catalogId""#
        )),\
        \(message(
            .updateComponents,
            #","components":{"type":"array","minItems":1,"items":{"$ref":"catalog.json#/$defs/anyComponent"}}"#,
            #""surfaceId","components""#
        )),\
        \(message(
            .updateDataModel,
            #","path":{"type":"string"},"value":{"additionalProperties":true}"#,
            #""surfaceId""#
        )),\
        \(message(.deleteSurface, "", #""surfaceId""#))}}
        """

    static let serverToClientList = #"{"type":"array","items":{"$ref":"server_to_client.json"}}"#

    static let serverToClientListWrapper = """
        {"type":"object","properties":{"messages":{"$ref":"server_to_client_list.json"}},\
        "additionalProperties":false,"required":["messages"]}
        """

    static let clientToServer = """
        {"title":"A2UI (Agent to UI) Client-to-Server Event Schema","type":"object","minProperties":2,"maxProperties":2,\
        "properties":{"version":{"const":"v0.9"},"action":{"type":"object","properties":{"name":{"type":"string"},\
        "surfaceId":{"type":"string"},"sourceComponentId":{"type":"string"},\
        "timestamp":{"type":"string","format":"date-time"},"context":{"type":"object","additionalProperties":true}},\
        "required":["name","surfaceId","sourceComponentId","timestamp","context"]},"error":{"oneOf":[\
        {"type":"object","title":"Validation Failed Error","properties":{"code":{"const":"VALIDATION_FAILED"},\
        "surfaceId":{"type":"string"},"path":{"type":"string"},"message":{"type":"string"}},\
        "required":["code","path","message","surfaceId"],"additionalProperties":false},\
        {"type":"object","title":"Generic Error","properties":{"code":{"not":{"const":"VALIDATION_FAILED"}},\
        "message":{"type":"string"},"surfaceId":{"type":"string"}},"required":["code","surfaceId","message"],\
        "additionalProperties":true}]}},\
        "oneOf":[{"required":["action","version"]},{"required":["error","version"]}]}
        """

    static let clientToServerList = #"{"type":"array","items":{"$ref":"client_to_server.json"}}"#

    static let clientToServerListWrapper = """
        {"type":"object","properties":{"messages":{"$ref":"client_to_server_list.json"}},\
        "additionalProperties":false,"required":["messages"]}
        """

    static let clientDataModel = """
        {\(dialect),"$id":"https://a2ui.org/specification/v0_9/client_data_model.json",\
        "title":"A2UI Client Data Model Schema","type":"object","properties":{"version":{"const":"v0.9"},\
        "surfaces":{"type":"object","additionalProperties":{"type":"object"}}},"required":["version","surfaces"],\
        "additionalProperties":false}
        """

    static let clientCapabilities = """
        {\(dialect),"$id":"https://a2ui.org/specification/v0_9/client_capabilities.json",\
        "title":"A2UI Client Capabilities Schema","type":"object","properties":{"v0.9":{"type":"object","properties":{\
        "supportedCatalogIds":{"type":"array","items":{"type":"string"}},\
        "inlineCatalogs":{"type":"array","items":{"$ref":"#/$defs/Catalog"}}},"required":["supportedCatalogIds"]}},\
        "required":["v0.9"],"$defs":{"FunctionDefinition":{"type":"object","properties":{"name":{"type":"string"},\
        "description":{"type":"string"},"parameters":{"type":"object"},\
        "returnType":{"type":"string","enum":["string","number","boolean","array","object","any","void"]}},\
        "required":["name","parameters","returnType"],"additionalProperties":false},\
        "Catalog":{"type":"object","properties":{"catalogId":{"type":"string"},\
        "components":{"type":"object","additionalProperties":{"type":["object","boolean"]}},\
        "functions":{"type":"array","items":{"$ref":"#/$defs/FunctionDefinition"}},\
        "theme":{"title":"A2UI Theme","type":"object","additionalProperties":{"type":["object","boolean"]}}},\
        "required":["catalogId"],"additionalProperties":false}}}
        """

    static let serverCapabilities = """
        {\(dialect),"$id":"https://a2ui.org/specification/v0_9/server_capabilities.json",\
        "title":"A2UI Server Capabilities Schema","type":"object","properties":{"v0.9":{"type":"object","properties":{\
        "supportedCatalogIds":{"type":"array","items":{"type":"string"}},\
        "acceptsInlineCatalogs":{"type":"boolean","default":false}}}},"required":["v0.9"]}
        """
}
