/// The path from the root of a document to a value (RFC 6901).
///
/// Each node has a pointer, which shares all but the last component with its parent's.
package indirect enum JSONPointer: Sendable {
    case root
    case key(String, of: JSONPointer)
    case index(Int, of: JSONPointer)
    /// The same path, of a value that was taken from something with a name: nodes stay small without a property for it.
    case replacing(JSONPointer, origin: String)
}

/// The last component of a pointer.
enum JSONStep: Sendable {
    case key(String)
    case index(Int)
}

extension JSONPointer {
    func appending(_ step: JSONStep?) -> JSONPointer {
        switch step {
        case .key(let key): .key(key, of: self)
        case .index(let index): .index(index, of: self)
        case nil: self
        }
    }
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
                steps.append(Self.escaped(key.printable))
                pointer = parent
            case .index(let index, of: let parent):
                steps.append(String(index))
                pointer = parent
            case .replacing(let replaced, origin: _):
                pointer = replaced
            }
        }
    }

    /// Returns a key as it is written between two slashes of a pointer: `~0` for `~` and `~1` for `/`.
    package static func escaped(_ key: String) -> String {
        var result = ""
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": result += "~0"
            case "/": result += "~1"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
