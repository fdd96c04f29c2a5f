import ScreenDocumentsCore

/// An error in a message, a response or a stream.
public struct A2UIError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The code of the protocol's `error` message. `VALIDATION_FAILED` is from the specification; the others are ours.
    public enum Code: String, Sendable {
        /// A message that does not match the schema, or components that do not form a tree.
        case validationFailed = "VALIDATION_FAILED"
        /// A JSON syntax error.
        case parsingFailed = "PARSING_FAILED"
        /// An unknown surface, or one that exists already.
        case invalidSurface = "INVALID_SURFACE"
        /// More components, bytes, levels or updates than the limits allow.
        case limitExceeded = "LIMIT_EXCEEDED"
        /// An unknown function, or invalid arguments.
        case invalidFunctionCall = "INVALID_FUNCTION_CALL"
    }

    /// The code of the `error` message.
    public var code: Code
    /// The description, one sentence.
    public var message: String
    /// The surface; `nil` if it is not known.
    public var surfaceID: String?
    /// The JSON Pointer of the field in the payload of the message, such as `/components/0/text`; empty for all of it.
    public var path: String

    /// Creates an error.
    public init(_ code: Code, _ message: String, surfaceID: String? = nil, path: String = "") {
        self.code = code
        self.message = message
        self.surfaceID = surfaceID
        self.path = path
    }

    /// The message, with the path where there is one.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The message to the agent that reports the error: `{"version": "v0.9", "error": {…}}`.
    public var clientMessage: DocumentValue {
        var error: DocumentObject = ["code": .string(code.rawValue), "message": .string(message)]
        error["surfaceId"] = .string(surfaceID ?? "")
        if code == .validationFailed { error["path"] = .string(path) }
        return .object(["version": "v0.9", "error": .object(error)])
    }
}
