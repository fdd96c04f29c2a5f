/// The path from the root of a document to a value (RFC 6901).
///
/// Each node has a pointer, which shares all but the last component with its parent's.
package indirect enum JSONPointer: Sendable {
    case root
    case key(String, of: JSONPointer)
    case index(Int, of: JSONPointer)
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as text: `/sections/0/id`, empty for the root.
    package var description: String {
        var steps: [String] = []
        var pointer = self
        while true {
            switch pointer {
            case .root:
                return steps.reversed().map { "/" + $0 }.joined()
            case .key(let key, of: let parent):
                steps.append(Self.escape(key))
                pointer = parent
            case .index(let index, of: let parent):
                steps.append(String(index))
                pointer = parent
            }
        }
    }

    private static func escape(_ key: String) -> String {
        var result = ""
        for scalar in key.printable.unicodeScalars {
            switch scalar {
            case "~": result += "~0"
            case "/": result += "~1"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
