import PositionedJSON

/// The basic catalog of version 0.9 of A2UI: its 18 components, 14 functions and its theme, as the specification lists them.
enum BasicCatalog {
    static let id = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"

    /// The functions, in the order of the specification.
    static let functions: [FunctionDeclaration] = [
        FunctionDeclaration(
            name: "required",
            returns: "boolean",
            description: "Whether a value is there: neither null nor an empty text or list.",
            arguments: [.required("value", .any, "The value.")],
            isClosed: true
        ),
        FunctionDeclaration(
            name: "regex",
            returns: "boolean",
            description: "Whether a regular expression is found in a text.",
            arguments: [
                .required("value", .dynamic("String")), .required("pattern", .string, "The regular expression."),
            ]
        ),
        FunctionDeclaration(
            name: "length",
            returns: "boolean",
            description: "Whether a text is neither too short nor too long.",
            arguments: [
                .required("value", .dynamic("String")),
                .optional("min", .schema(#"{"type":"integer","minimum":0}"#), "The least number of characters."),
                .optional("max", .schema(#"{"type":"integer","minimum":0}"#), "The greatest number of characters."),
            ],
            needsOneOf: ["min", "max"]
        ),
        FunctionDeclaration(
            name: "numeric",
            returns: "boolean",
            description: "Whether a number is in a range.",
            arguments: [
                .required("value", .dynamic("Number")), .optional("min", .number, "The least value."),
                .optional("max", .number, "The greatest value."),
            ],
            needsOneOf: ["min", "max"]
        ),
        FunctionDeclaration(
            name: "email",
            returns: "boolean",
            description: "Whether a text is an address of mail.",
            arguments: [.required("value", .dynamic("String"))]
        ),
        FunctionDeclaration(
            name: "formatString",
            returns: "string",
            description:
                "Replaces ${/path}, ${relative/path} and ${function(argument: value)} in a text by their values. "
                + "\\${ is a literal ${.",
            arguments: [.required("value", .dynamic("String"))]
        ),
        FunctionDeclaration(
            name: "formatNumber",
            returns: "string",
            description: "A number as people write it in the language of the reader.",
            arguments: [
                .required("value", .dynamic("Number"), "The number."),
                .optional("decimals", .dynamic("Number"), "The number of digits after the decimal separator."),
                .optional("grouping", .dynamic("Boolean"), "Whether thousands are separated; true if it is missing."),
            ]
        ),
        FunctionDeclaration(
            name: "formatCurrency",
            returns: "string",
            description: "An amount of money in the language of the reader.",
            arguments: [
                .required("value", .dynamic("Number"), "The amount."),
                .required("currency", .dynamic("String"), "The code of the currency in ISO 4217, such as EUR."),
                .optional("decimals", .dynamic("Number"), "The number of digits after the decimal separator."),
                .optional("grouping", .dynamic("Boolean"), "Whether thousands are separated; true if it is missing."),
            ]
        ),
        FunctionDeclaration(
            name: "formatDate",
            returns: "string",
            description:
                "A date or time in a pattern of Unicode's technical standard 35: 'MMM d, yyyy', 'HH:mm', 'EEEE'.",
            arguments: [
                .required("value", .dynamic("Value"), "The date in ISO 8601, or milliseconds since 1970."),
                .required("format", .dynamic("String"), "The pattern."),
            ]
        ),
        FunctionDeclaration(
            name: "pluralize",
            returns: "string",
            description: "The text that goes with a number in the language of the reader, by the plural rules of CLDR.",
            arguments: [
                .required("value", .dynamic("Number"), "The number."),
                .optional("zero", .dynamic("String")), .optional("one", .dynamic("String")),
                .optional("two", .dynamic("String")), .optional("few", .dynamic("String")),
                .optional("many", .dynamic("String")),
                .required("other", .dynamic("String"), "The text for every other number."),
            ]
        ),
        FunctionDeclaration(
            name: "openUrl",
            returns: "void",
            description: "Opens an address outside of the surface.",
            arguments: [.required("url", .schema(#"{"type":"string","format":"uri"}"#), "The address.")],
            isClosed: true
        ),
        FunctionDeclaration(
            name: "and",
            returns: "boolean",
            description: "Whether all values are true.",
            arguments: [.required("values", .schema(booleans))]
        ),
        FunctionDeclaration(
            name: "or",
            returns: "boolean",
            description: "Whether one of the values is true.",
            arguments: [.required("values", .schema(booleans))]
        ),
        FunctionDeclaration(
            name: "not",
            returns: "boolean",
            description: "Whether a value is false.",
            arguments: [.required("value", .dynamic("Boolean"))]
        ),
    ]

    private static let booleans =
        #"{"type":"array","items":{"$ref":"\#(A2UICatalog.commonTypesAddress)#/$defs/DynamicBoolean"},"minItems":2}"#

    /// The catalog as JSON.
    static var json: String {
        let components = components.map { $0.name.jsonQuoted + ":" + $0.json }.joined(separator: ",")
        let functions = functions.map { $0.name.jsonQuoted + ":" + $0.json }.joined(separator: ",")
        let anyComponent = Self.components.map { ##"{"$ref":"#/components/\##($0.name)"}"## }.joined(separator: ",")
        let anyFunction = Self.functions.map { ##"{"$ref":"#/functions/\##($0.name)"}"## }.joined(separator: ",")
        return ##"""
            {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"\##(id)","title":"A2UI Basic Catalog",\##
            "catalogId":"\##(id)","components":{\##(components)},"functions":{\##(functions)},"$defs":{\##
            "CatalogComponentCommon":{"type":"object","properties":{"weight":{"type":"number",\##
            "description":"The share of the free space in a Row or Column, as flex-grow of CSS."}}},\##
            "theme":{"type":"object","properties":{\##
            "primaryColor":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},\##
            "iconUrl":{"type":"string","format":"uri"},"agentDisplayName":{"type":"string"}},\##
            "additionalProperties":true},\##
            "anyComponent":{"oneOf":[\##(anyComponent)],"discriminator":{"propertyName":"component"}},\##
            "anyFunction":{"oneOf":[\##(anyFunction)]}}}
            """##
    }
}
