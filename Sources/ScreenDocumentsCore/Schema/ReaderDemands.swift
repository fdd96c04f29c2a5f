import PositionedJSON

/// What readers demand of a document and a JSON Schema cannot say.
package struct ReaderDemand: Sendable {
    /// A sentence for the schema.
    package let text: String
    /// The beginnings or parts of the messages about it, by which tools know that a document was rejected for this.
    package let messages: [String]

    /// All demands, with the limits of readers.
    package static func all(limits: DocumentLimits = DocumentLimits()) -> [ReaderDemand] {
        [
            ReaderDemand(text: "Each key is in an object once, byte by byte.", messages: ["duplicate key"]),
            ReaderDemand(
                text: "The identifiers of sections are unique in a document, those of rows in their section.",
                messages: ["duplicate section id", "duplicate item id"]
            ),
            ReaderDemand(
                text: "States and templates that are named exist.",
                messages: ["unknown state", "unknown member", "unknown template"]
            ),
            ReaderDemand(
                text:
                    "Expressions can be read, name what the state and the functions have, and their types fit each other and the "
                    + "place that takes the value. They are of version 2 of the format.",
                messages: ["the expression: ", "the expression does not fit", "expressions are of version"]
            ),
            ReaderDemand(
                text:
                    "Texts that are named are in the table of the source language, can be read, have `count` and `other` if they have "
                    + "plural categories, and do not name each other. They are of version 2 of the format.",
                messages: [
                    "unknown text", "the source language", "a text of the tables", "\"$text\" is of version",
                    "wrong type: the count",
                ]
            ),
            ReaderDemand(
                text:
                    "A field with checks has a value of the state, at most \(FieldChecks.limit) checks, regular expressions that can be "
                    + "read, and no minimum above its maximum. `submit` is of version 2 of the format.",
                messages: [
                    "checks of a field", "too many checks", "is not a regular expression", "the minimum is greater",
                    "\"submit\" is of version",
                ]
            ),
            ReaderDemand(
                text:
                    "The value of a state, of a parameter and of an element of a list fits every place that takes it; a condition is "
                    + "true or false.",
                messages: ["does not fit", "is neither true nor false", "what the state"]
            ),
            ReaderDemand(
                text:
                    "Parameters stand in templates only, and each use of a template gives those that have no default.",
                messages: ["the parameter", "a parameter outside of a template"]
            ),
            ReaderDemand(
                text: "Templates use templates up to \(limits.templateDepth) levels deep, and none uses itself.",
                messages: ["templates use templates too deeply"]
            ),
            ReaderDemand(
                text: "Pairs of right parts are in each other up to \(limits.pairDepth) levels deep.",
                messages: ["too many pairs in each other"]
            ),
            ReaderDemand(
                text: "Arrays and objects are nested up to \(JSONParser.nestingLimit) levels deep.",
                messages: ["nested too deeply"]
            ),
            ReaderDemand(
                text:
                    "A document has at most \(limits.byteCount) bytes, \(limits.itemCount) rows after templates are expanded, "
                    + "\(limits.imageCount) images with an address and \(limits.stateCount) names in its state; a string has at "
                    + "most \(limits.textByteCount) bytes.",
                messages: [
                    "the document is too large", "too many rows", "too many images with an address",
                    "the state is too large",
                    "the string is too long", "the templates produce too many values",
                ]
            ),
        ]
    }

    /// The text of the schema: a line for each demand, with the messages about it.
    static func comment(limits: DocumentLimits = DocumentLimits()) -> String {
        let lines = all(limits: limits).map { demand in
            "- \(demand.text) Messages: " + demand.messages.map { "\"\($0)\"" }.joined(separator: ", ")
        }
        return (["Readers demand more than this schema can say:"] + lines).joined(separator: "\n")
    }
}
