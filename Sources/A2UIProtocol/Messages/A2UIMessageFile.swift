import PositionedJSON
import ScreenDocumentsCore

/// Recorded messages: one on each line, a list of them, or an object with a list `messages`.
///
/// ```swift
/// let file = A2UIMessageFile(bytes)
/// for diagnostic in file.diagnostics(A2UIValidator(.basic), fileName: "stream.jsonl") { print(diagnostic) }
/// for message in file.messages { surfaces.process(message) }
/// ```
public struct A2UIMessageFile: Sendable {
    /// A message with its place in the file.
    package struct Entry: Sendable {
        package let message: DocumentValue
        let node: JSONNode
        /// The bytes before the line of the message, which has places of its own.
        let offset: Int
    }

    /// A problem with its place.
    package struct Problem: Sendable {
        package let position: SourcePosition
        package let pointer: String
        package let message: String
    }

    /// The messages in their order.
    package private(set) var entries: [Entry] = []
    /// The JSON syntax errors.
    package private(set) var problems: [Problem] = []

    private let source: SourceText

    /// Reads a file. What is not JSON is one of its diagnostics.
    public init(_ bytes: [UInt8]) {
        source = SourceText(bytes)
        let whole = JSONParser.parse(source, keepsLargeIntegers: true)
        if let root = whole.root, whole.problems.isEmpty {
            let list = root.member("messages") ?? root
            let nodes = list.elementNodes.isEmpty && list.objectValue != nil ? [list] : list.elementNodes
            entries = nodes.map { Entry(message: DocumentValue($0), node: $0, offset: 0) }
            return
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).filter(Self.hasText)
        let isStream = lines.allSatisfy(Self.isObject)
        guard isStream, lines.count > 1 else {
            problems = whole.problems.map { problem($0, 0) }
            return
        }
        for line in lines {
            let (root, found) = JSONParser.parse(SourceText(Array(line)), keepsLargeIntegers: true)
            problems += found.map { problem($0, line.startIndex) }
            if let root, found.isEmpty {
                entries.append(Entry(message: DocumentValue(root), node: root, offset: line.startIndex))
            }
        }
    }

    /// The messages in their order.
    public var messages: [DocumentValue] { entries.map(\.message) }

    /// Whether all values of the file are messages of version 0.9 of the protocol, valid or not.
    public var isRecording: Bool {
        !entries.isEmpty
            && entries.allSatisfy { entry in A2UIMessageType.allCases.contains { entry.message[$0.rawValue] != nil } }
    }

    /// Returns the problems of the messages as a validator finds them, with their lines and columns.
    public func diagnostics(_ validator: A2UIValidator, fileName: String) -> [ScreenDiagnostic] {
        problems(validator).map { problem in
            ScreenDiagnostic(
                file: fileName,
                position: problem.position,
                message: problem.message,
                pointer: problem.pointer
            )
        }
    }

    private static func hasText(_ line: ArraySlice<UInt8>) -> Bool { line.contains { $0 > 0x20 } }

    private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
        line.first { $0 > 0x20 } == UInt8(ascii: "{") && line.last { $0 > 0x20 } == UInt8(ascii: "}")
    }

    private func problem(_ problem: DocumentProblem, _ offset: Int) -> Problem {
        Problem(
            position: source.position(at: problem.offset + offset),
            pointer: problem.pointer.description,
            message: problem.message
        )
    }

    /// Returns the problems of the messages: JSON syntax errors, schema violations, and components that do not form a tree.
    package func problems(_ validator: A2UIValidator) -> [Problem] {
        var found = problems
        for entry in entries {
            for error in validator.errors(in: entry.message) {
                let node = entry.place(error.path)
                found.append(
                    Problem(
                        position: source.position(at: node.offset + entry.offset),
                        pointer: node.pointer.description,
                        message: error.message
                    )
                )
            }
        }
        guard found.isEmpty else { return found }
        do {
            try validator.validate(Self.joined(entries.map(\.message)))
        } catch {
            // After an update, components of the previous tree may be unreachable, which is allowed.
            let updates = entries.filter { $0.message["updateComponents"]?["surfaceId"]?.string == error.surfaceID }
            if error.message.contains("is not reachable"), updates.count > 1 { return found }
            let id = error.surfaceID
            let entry = entries.last { $0.message["updateComponents"]?["surfaceId"]?.string == id } ?? entries.first
            let node = entry?.node.member("updateComponents") ?? entry?.node
            let offset = (node?.offset ?? 0) + (entry?.offset ?? 0)
            found.append(
                Problem(
                    position: source.position(at: offset),
                    pointer: node?.pointer.description ?? "",
                    message: error.message
                )
            )
        }
        return found
    }

    /// The messages, with all components of a surface merged into one message, because they may arrive in any order. Of
    /// components with the same id, the last one counts.
    private static func joined(_ messages: [DocumentValue]) -> [DocumentValue] {
        var components: [String: [DocumentValue]] = [:]
        var order: [String] = []
        var rest: [DocumentValue] = []
        for message in messages {
            guard let update = message["updateComponents"], let id = update["surfaceId"]?.string,
                let list = update["components"]?.array
            else {
                rest.append(message)
                continue
            }
            if components[id] == nil { order.append(id) }
            let own = Set(list.compactMap { $0["id"]?.string })
            let kept = (components[id] ?? []).filter { component in
                component["id"]?.string.map { !own.contains($0) } ?? true
            }
            components[id] = kept + list
        }
        return rest
            + order.map { id in
                [
                    "version": "v0.9",
                    "updateComponents": ["surfaceId": .string(id), "components": .array(components[id] ?? [])],
                ]
            }
    }
}

extension A2UIMessageFile.Entry {
    /// The value at a path in the payload of the message.
    fileprivate func place(_ path: String) -> JSONNode {
        let type = A2UIMessageType.allCases.first { node.member($0.rawValue) != nil }
        var place = type.flatMap { node.member($0.rawValue) } ?? node
        for key in ModelPath(path).keys {
            guard let next = place.member(key) ?? Int(key).flatMap(place.element) else { return place }
            place = next
        }
        return place
    }
}
