import PositionedJSON

/// A JSON Patch (RFC 6902): operations that change a value one after the other.
package struct JSONPatch {
    private enum Operation {
        case add(DocumentValue)
        case remove
        case replace(DocumentValue)
        case move(from: [String])
        case copy(from: [String])
        case test(DocumentValue)
    }

    private struct Step {
        let operation: Operation
        let path: [String]
        let node: JSONNode
    }

    private let steps: [Step]
    private let text: DocumentText
    private let limits: DocumentLimits

    /// Reads a patch.
    ///
    /// - Throws: All problems of the patch.
    package init(_ text: DocumentText, limits: DocumentLimits = DocumentLimits()) throws(ScreenDocumentError) {
        self.text = text
        self.limits = limits
        var problems = text.problems
        var steps: [Step] = []
        if let root = text.root {
            if case .array(let nodes) = root.value, nodes.count <= limits.patchOperationCount {
                for node in nodes {
                    do throws(DocumentProblem) {
                        steps.append(try Self.step(node))
                    } catch {
                        problems.append(error)
                    }
                }
            } else {
                let allowed = "an array of at most \(limits.patchOperationCount) operations"
                problems.append(DocumentProblem(at: root.offset, in: .root, "no patch", allowed: allowed))
            }
        }
        self.steps = steps
        guard problems.isEmpty else { throw ScreenDocumentError(diagnostics: problems.map(text.diagnostic)) }
    }

    /// Returns a value after all operations.
    ///
    /// - Throws: What is wrong with the first operation that fails. The patch has no effect then.
    package func applied(to value: DocumentValue) throws(ScreenDocumentError) -> DocumentValue {
        var value = value
        var size = 0
        for step in steps {
            do throws(PatchFailure) {
                if case .copy(let from) = step.operation {
                    // A patch that copies what it has copied before doubles the value every time.
                    size += value.value(at: from)?.nodeCount ?? 0
                    guard size <= limits.valueCount else { throw PatchFailure(message: "the patch copies too much") }
                }
                try Self.apply(step, to: &value)
            } catch {
                let problem = DocumentProblem(at: step.node.offset, in: step.node.pointer, error.message)
                throw ScreenDocumentError(diagnostics: [text.diagnostic(problem)])
            }
        }
        return value
    }

    private static func apply(_ step: Step, to value: inout DocumentValue) throws(PatchFailure) {
        switch step.operation {
        case .add(let new): try value.change(step.path[...], .add(new))
        case .remove: try value.change(step.path[...], .remove)
        case .replace(let new): try value.change(step.path[...], .replace(new))
        case .test(let expected):
            guard value.value(at: step.path) == expected else {
                throw PatchFailure(message: "the value is not the expected one")
            }
        case .copy(let from):
            guard let source = value.value(at: from) else { throw PatchFailure(message: "there is nothing to copy") }
            try value.change(step.path[...], .add(source))
        case .move(let from):
            guard let source = value.value(at: from) else { throw PatchFailure(message: "there is nothing to move") }
            guard step.path == from || !step.path.starts(with: from) else {
                throw PatchFailure(message: "a value cannot be moved into itself")
            }
            try value.change(from[...], .remove)
            try value.change(step.path[...], .add(source))
        }
    }

    private static func step(_ node: JSONNode) throws(DocumentProblem) -> Step {
        guard case .object(let object) = node.value else {
            throw DocumentProblem(at: node.offset, in: node.pointer, "no operation", allowed: "an object with \"op\"")
        }
        let path = try path("path", object, node)
        guard case .string(let name)? = object["op"]?.value else {
            throw DocumentProblem(at: node.offset, in: node.pointer, "the key \"op\" is missing")
        }
        let operation: Operation
        switch name {
        case "add": operation = .add(try value(object, node))
        case "remove": operation = .remove
        case "replace": operation = .replace(try value(object, node))
        case "move": operation = .move(from: try Self.path("from", object, node))
        case "copy": operation = .copy(from: try Self.path("from", object, node))
        case "test": operation = .test(try value(object, node))
        default:
            throw DocumentProblem(
                at: node.offset,
                in: node.pointer,
                "unknown operation \(name.quoted)",
                allowed: ["add", "remove", "replace", "move", "copy", "test"].quotedList
            )
        }
        return Step(operation: operation, path: path, node: node)
    }

    private static func value(_ object: JSONObject, _ node: JSONNode) throws(DocumentProblem) -> DocumentValue {
        guard let value = object["value"] else {
            throw DocumentProblem(at: node.offset, in: node.pointer, "the key \"value\" is missing")
        }
        return DocumentValue(value)
    }

    private static func path(
        _ key: String,
        _ object: JSONObject,
        _ node: JSONNode
    ) throws(DocumentProblem) -> [String] {
        guard case .string(let text)? = object[key]?.value, let steps = steps(of: text) else {
            let allowed = "a JSON pointer, such as /sections/0/items/-"
            throw DocumentProblem(at: node.offset, in: node.pointer, "no \(key.quoted)", allowed: allowed)
        }
        return steps
    }

    /// The steps of a JSON pointer (RFC 6901); `nil` for any other text. A pointer consists of Unicode's scalars: a slash with an
    /// accent after it is a slash.
    private static func steps(of pointer: String) -> [String]? {
        if pointer.isEmpty { return [] }
        guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
        var steps: [String] = []
        for step in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let step = unescaped(step) else { return nil }
            steps.append(step)
        }
        return steps
    }

    /// A step with `~` for `~0` and `/` for `~1`; `nil` if something else follows a tilde.
    private static func unescaped(_ step: Substring.UTF8View) -> String? {
        guard step.contains(UInt8(ascii: "~")) else { return String(Substring(step)) }
        var result: [UInt8] = []
        var isEscape = false
        for byte in step {
            switch (isEscape, byte) {
            case (true, UInt8(ascii: "0")): result.append(UInt8(ascii: "~"))
            case (true, UInt8(ascii: "1")): result.append(UInt8(ascii: "/"))
            case (true, _): return nil
            case (false, UInt8(ascii: "~")): break
            case (false, _): result.append(byte)
            }
            isEscape = !isEscape && byte == UInt8(ascii: "~")
        }
        return isEscape ? nil : String(decoding: result, as: UTF8.self)
    }
}

/// Why an operation of a patch has no effect.
struct PatchFailure: Error {
    let message: String
}

extension DocumentValue {
    enum Change {
        case add(DocumentValue)
        case remove
        case replace(DocumentValue)
    }

    /// The value at a path; `nil` if there is none.
    func value(at path: [String]) -> DocumentValue? {
        var value = self
        for step in path {
            switch value {
            case .object(let members):
                guard let member = members[step] else { return nil }
                value = member
            case .array(let elements):
                guard let index = Self.index(step, count: elements.count) else { return nil }
                value = elements[index]
            default: return nil
            }
        }
        return value
    }

    /// The number of values in this one.
    var nodeCount: Int {
        switch self {
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.values.reduce(1) { $0 + $1.nodeCount }
        default: 1
        }
    }

    /// Changes the value at a path. A value whose change failed is incomplete.
    mutating func change(_ path: ArraySlice<String>, _ change: Change) throws(PatchFailure) {
        guard let step = path.first else {
            switch change {
            case .add(let new), .replace(let new): self = new
            case .remove: throw PatchFailure(message: "the whole document cannot be removed")
            }
            return
        }
        let isLast = path.count == 1
        switch self {
        case .object(var members):
            // So that the members are changed in place.
            self = .null
            if isLast {
                if case .add(let new) = change {
                    members[step] = new
                } else {
                    guard members[step] != nil else { throw PatchFailure(message: "there is no \(step.quoted)") }
                    if case .replace(let new) = change { members[step] = new } else { members[step] = nil }
                }
            } else {
                guard var member = members[step] else { throw PatchFailure(message: "there is no \(step.quoted)") }
                try member.change(path.dropFirst(), change)
                members[step] = member
            }
            self = .object(members)
        case .array(var elements):
            self = .null
            if isLast, case .add(let new) = change {
                let index = step == "-" ? elements.count : Self.index(step, count: elements.count + 1)
                guard let index else { throw PatchFailure(message: "there is no element \(step.quoted)") }
                elements.insert(new, at: index)
            } else {
                guard let index = Self.index(step, count: elements.count) else {
                    throw PatchFailure(message: "there is no element \(step.quoted)")
                }
                switch change {
                case .replace(let new) where isLast: elements[index] = new
                case .remove where isLast: elements.remove(at: index)
                default: try elements[index].change(path.dropFirst(), change)
                }
            }
            self = .array(elements)
        default:
            throw PatchFailure(message: "there is no \(step.quoted)")
        }
    }

    /// An index without leading zeros, below a count.
    private static func index(_ text: String, count: Int) -> Int? {
        guard text == "0" || text.utf8.first.map({ $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) == true,
            text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }), let index = Int(text),
            index < count
        else { return nil }
        return index
    }
}
