import PositionedJSON

/// A path to a value of a data model: a JSON Pointer (RFC 6901). Without the first slash it is relative to the list element that a
/// template shows.
public struct ModelPath: Hashable, Sendable, CustomStringConvertible {
    /// Whether the path begins at the root.
    public let isAbsolute: Bool

    /// The keys of objects and indexes of lists.
    public let keys: [String]

    /// The path to the whole model.
    public static let root = ModelPath(keys: [])

    /// Creates a path.
    public init(keys: [String], isAbsolute: Bool = true) {
        self.keys = keys
        self.isAbsolute = isAbsolute
    }

    /// Parses a pointer: `/user/name`, `name`. The empty text and `/` are the root; a trailing slash is ignored.
    public init(_ pointer: String) {
        isAbsolute = pointer.isEmpty || pointer.hasPrefix("/")
        var steps = pointer.split(separator: "/", omittingEmptySubsequences: false)
        if steps.first?.isEmpty == true { steps.removeFirst() }
        if steps.last?.isEmpty == true { steps.removeLast() }
        keys = steps.map { $0.contains("~") ? Self.unescaped($0) : String($0) }
    }

    private static func unescaped(_ step: Substring) -> String {
        var result = ""
        var isEscaped = false
        for letter in step {
            if isEscaped {
                result += letter == "1" ? "/" : letter == "0" ? "~" : "~\(letter)"
                isEscaped = false
            } else if letter == "~" {
                isEscaped = true
            } else {
                result.append(letter)
            }
        }
        return isEscaped ? result + "~" : result
    }

    /// Returns the absolute path, resolving a relative path against a base.
    public func resolved(in base: ModelPath) -> ModelPath {
        isAbsolute ? self : ModelPath(keys: base.keys + keys)
    }

    /// Returns the path with a key appended.
    public func appending(_ key: String) -> ModelPath { ModelPath(keys: keys + [key], isAbsolute: isAbsolute) }

    /// Whether another path is this path or points inside the value at this path.
    public func contains(_ other: ModelPath) -> Bool {
        keys.count <= other.keys.count && keys.elementsEqual(other.keys.prefix(keys.count))
    }

    /// The pointer.
    public var description: String {
        let text = keys.map { "/" + JSONPointer.escaped($0) }.joined()
        return isAbsolute ? text : String(text.dropFirst())
    }
}

extension DocumentValue {
    /// Returns the value at a path; `nil` if there is none.
    public func value(at path: ModelPath) -> DocumentValue? {
        var value = self
        for key in path.keys {
            guard let next = value.child(key) else { return nil }
            value = next
        }
        return value
    }

    /// Returns the member of an object, or the element of a list.
    func child(_ key: String) -> DocumentValue? {
        switch self {
        case .object(let members): members[key]
        case .array(let elements):
            Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    /// Sets the value at a path. Creates missing objects along the path, and lists where a key is a number.
    ///
    /// - Parameters:
    ///   - new: The value. `nil` removes a member of an object, and sets an element of a list to `null`, so that indexes stay valid.
    ///   - path: The path, from this value.
    /// - Returns: Whether the value changed. Also `false` for an index more than 64 beyond the end of a list, which is ignored. Up to
    ///   that, missing elements become `null`.
    @discardableResult
    public mutating func set(_ new: DocumentValue?, at path: ModelPath) -> Bool {
        set(new, path.keys[...])
    }

    private mutating func set(_ new: DocumentValue?, _ keys: ArraySlice<String>) -> Bool {
        guard let key = keys.first else {
            guard self != new ?? .object([:]) else { return false }
            self = new ?? .object([:])
            return true
        }
        let rest = keys.dropFirst()
        switch self {
        case .object(var members):
            // Clearing the value makes the members uniquely referenced, so they change in place.
            self = .null
            defer { self = .object(members) }
            if rest.isEmpty, new == nil { return members.removeValue(forKey: key) != nil }
            guard members[key] != nil || new != nil else { return false }
            var child = members.removeValue(forKey: key) ?? Self.container(for: rest)
            let isNew = rest.isEmpty && child == .null && new == .null
            let isChanged = child.set(new, rest)
            members[key] = child
            return isChanged || isNew
        case .array(var elements):
            guard let index = Int(key), index >= 0, index <= elements.count + 64 else { return false }
            self = .null
            defer { self = .array(elements) }
            if index >= elements.count {
                guard new != nil else { return false }
                elements += [DocumentValue](repeating: .null, count: index - elements.count + 1)
                elements[index] = Self.container(for: rest)
            }
            return elements[index].set(rest.isEmpty ? new ?? .null : new, rest)
        default:
            guard new != nil else { return false }
            self = Self.container(for: keys)
            return set(new, keys)
        }
    }

    /// The empty container for a missing value on a path.
    private static func container(for keys: ArraySlice<String>) -> DocumentValue {
        guard let key = keys.first else { return .null }
        return Int(key) == nil ? .object([:]) : .array([])
    }
}
