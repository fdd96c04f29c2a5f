extension JSONParser {
    mutating func parseArray(depth: Int) throws(DocumentProblem) -> [JSONNode] {
        let opening = index
        try enter(depth: depth)
        let outer = (container, step)
        container = pointer
        step = nil
        defer { (container, step) = outer }
        var elements: [JSONNode] = []
        var comma: Int?
        while true {
            step = nil
            try skipSpace()
            if peek == UInt8(ascii: "]") {
                closeCollection(comma: comma, after: "element")
                return elements
            }
            if !elements.isEmpty, comma == nil {
                guard let next = peek, next.startsValue else {
                    throw try unclosed("array", opening: opening, allowed: "\",\" or \"]\"")
                }
                report(at: index, "a comma is missing between two elements", allowed: "\",\" or \"]\"")
            }
            guard peek != nil else { throw try unclosed("array", opening: opening, allowed: "a value or \"]\"") }
            step = .index(elements.count)
            elements.append(try parseValue(depth: depth + 1))
            step = nil
            try skipSpace()
            comma = takeComma()
        }
    }

    mutating func parseObject(depth: Int) throws(DocumentProblem) -> JSONObject {
        let opening = index
        try enter(depth: depth)
        let outer = (container, step)
        container = pointer
        step = nil
        defer { (container, step) = outer }
        var members: [JSONObject.Member] = []
        members.reserveCapacity(4)
        var keys: Set<ExactString>?
        var comma: Int?
        var isFirst = true
        while true {
            step = nil
            try skipSpace()
            if peek == UInt8(ascii: "}") {
                closeCollection(comma: comma, after: "member")
                return JSONObject(members: members)
            }
            guard peek == UInt8(ascii: "\"") else {
                let allowed = isFirst || comma != nil ? "a key in double quotes or \"}\"" : "\",\" or \"}\""
                throw try unclosed("object", opening: opening, allowed: allowed)
            }
            if !isFirst, comma == nil {
                report(at: index, "a comma is missing between two members", allowed: "\",\" or \"}\"")
            }
            let member = try parseMember(depth: depth)
            if Self.isNew(member.key, among: members, &keys) {
                members.append(member)
            } else {
                problems.append(
                    DocumentProblem(
                        at: member.keyOffset,
                        in: member.value.pointer,
                        "duplicate key \(member.key.quoted)",
                        allowed: "each key once in an object"
                    )
                )
            }
            isFirst = false
            try skipSpace()
            comma = takeComma()
        }
    }

    /// Up to this many keys, comparing all of them beats hashing.
    private static let comparedKeyCount = 12

    /// Whether an object has no member with a key yet. `keys` holds the keys of large objects.
    private static func isNew(_ key: String, among members: [JSONObject.Member], _ keys: inout Set<ExactString>?)
        -> Bool
    {
        if members.count < comparedKeyCount {
            return !members.indices.contains { members[$0].key.isIdentical(to: key) }
        }
        if keys == nil { keys = Set(members.map { ExactString($0.key) }) }
        return keys?.insert(ExactString(key)).inserted ?? true
    }

    private mutating func parseMember(depth: Int) throws(DocumentProblem) -> JSONObject.Member {
        let keyOffset = index
        let key = try parseString()
        let keyEnd = index
        step = .key(key)
        try skipSpace()
        guard peek == UInt8(ascii: ":") else {
            throw try unexpected("after the key \(key.quoted)", allowed: "\":\"")
        }
        index += 1
        try skipSpace()
        let value = try parseValue(depth: depth + 1)
        step = nil
        return JSONObject.Member(key: key, keyOffset: keyOffset, keyEnd: keyEnd, value: value)
    }

    private mutating func enter(depth: Int) throws(DocumentProblem) {
        guard depth < nestingLimit else {
            throw DocumentProblem(
                at: index,
                in: pointer,
                "arrays and objects are nested too deeply",
                allowed: "at most \(nestingLimit) levels"
            )
        }
        index += 1
    }

    private mutating func closeCollection(comma: Int?, after kind: String) {
        if let comma {
            report(at: comma, "a comma follows the last \(kind)", allowed: "commas between \(kind)s only")
        }
        index += 1
    }

    private mutating func takeComma() -> Int? {
        guard peek == UInt8(ascii: ",") else { return nil }
        index += 1
        return index - 1
    }

    private func unclosed(
        _ kind: String,
        opening: Int,
        allowed: String
    ) throws(DocumentProblem) -> DocumentProblem {
        try unexpected("in the \(kind) opened at \(source.position(at: opening))", allowed: allowed)
    }
}

extension UInt8 {
    fileprivate var startsValue: Bool {
        switch self {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
