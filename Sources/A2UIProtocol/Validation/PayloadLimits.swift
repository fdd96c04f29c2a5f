import Foundation
import PositionedJSON
import ScreenDocumentsCore

/// Checks the depth of values and calls, and the syntax of paths.
enum PayloadLimits {
    static let depth = 50
    static let callDepth = 5

    /// Checks a message and throws the first problem.
    static func check(_ message: DocumentValue, surfaceID: String?) throws(A2UIError) {
        try check(message, depth: 0, calls: 0, [], surfaceID)
    }

    private static func check(
        _ value: DocumentValue,
        depth: Int,
        calls: Int,
        _ path: [String],
        _ surfaceID: String?
    ) throws(A2UIError) {
        func error(_ message: String) -> A2UIError {
            A2UIError(.validationFailed, message, surfaceID: surfaceID, path: pointer(path))
        }
        guard depth <= Self.depth else { throw error("Global recursion limit exceeded: Depth > \(Self.depth)") }
        switch value {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                try check(element, depth: depth + 1, calls: calls, path + [String(index)], surfaceID)
            }
        case .object(let members):
            if let text = members["path"]?.string, !isPath(text) { throw error("Invalid path syntax: '\(text)'") }
            let isCall = members["call"] != nil && members["args"] != nil
            if isCall, calls >= callDepth {
                throw error("Recursion limit exceeded: functionCall depth > \(callDepth)")
            }
            for (key, member) in members.sorted {
                let inner = calls + (isCall && key == "args" ? 1 : 0)
                try check(member, depth: depth + 1, calls: inner, path + [key], surfaceID)
            }
        default: break
        }
    }

    /// Whether a text is a JSON Pointer (RFC 6901), or one without the first slash, as the protocol allows in templates.
    static func isPath(_ text: String) -> Bool {
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            if scalar == "~" {
                guard let next = scalars.next(), next == "0" || next == "1" else { return false }
            }
        }
        return true
    }

    /// Returns the JSON Pointer of a path.
    static func pointer(_ path: [String]) -> String {
        path.map { "/" + JSONPointer.escaped($0) }.joined()
    }
}
