import PositionedJSON

extension ResolverReader {
    /// Returns the kind and the name that a reference such as `#/sets/base` has.
    func definition(of reference: JSONNode, allowed kinds: [String]) -> (kind: String, name: String)? {
        let allowed = kinds.map { "\"#/\($0)/…\"" }.joined(separator: " or ")
        guard case .string(let text) = reference.value else {
            reject(reference, allowed: allowed)
            return nil
        }
        guard case .steps(let steps) = ReferenceSyntax.pointer(in: text) else {
            report(at: reference, "\(text.quoted) is no JSON pointer", allowed: allowed)
            return nil
        }
        guard steps.count == 2, kinds.contains(steps[0]) else {
            let what =
                switch steps[0] {
                case "modifiers": "a modifier, which only the resolution order can refer to"
                case "resolutionOrder": "an element of the resolution order, which nothing can refer to"
                default: "neither a set nor a modifier"
                }
            report(at: reference, "\(text.quoted) is \(what)", allowed: allowed)
            return nil
        }
        guard definition(steps[0], steps[1]) != nil else {
            let suggestion = problems.suggestion(for: steps[1], among: names(of: steps[0]))
            report(at: reference, "there is no \(steps[0].dropLast()) \(steps[1].quoted)\(suggestion)")
            return nil
        }
        return (steps[0], steps[1])
    }

    func checkKeys(of object: JSONObject, known: [String]) {
        for member in object.members where !known.contains(member.key) {
            let suggestion = problems.suggestion(for: member.key, among: known)
            problems.report(
                DocumentProblem(
                    at: member.keyOffset,
                    in: member.value.pointer,
                    "unknown key \(member.key.quoted)\(suggestion)",
                    allowed: known.map(\.quoted).joined(separator: ", ")
                ),
                in: source
            )
        }
    }

    func checkString(_ node: JSONNode) {
        if case .string = node.value { return }
        reject(node, allowed: "a string")
    }

    func reject<Value>(_ node: JSONNode, allowed: String) -> Value? {
        if case .invalid = node.value { return nil }
        report(at: node, "wrong type: \(node.value.kind)", allowed: allowed)
        return nil
    }

    func reject(_ node: JSONNode, allowed: String) {
        let _: Never? = reject(node, allowed: allowed)
    }

    func report(at node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.report(at: node, in: source, message, allowed: allowed)
    }
}
