import PositionedJSON
import ScreenDocumentsCore

/// The values of an object that a reader has found to be valid.
extension JSONObject {
    func text(_ key: String) -> String? { self[key]?.text }

    func boolean(_ key: String) -> Bool? {
        if case .boolean(let value)? = self[key]?.value { value } else { nil }
    }

    func number(_ key: String) -> Double? {
        if case .number(let value)? = self[key]?.value { value } else { nil }
    }

    func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

    func object(_ key: String) -> JSONObject? { self[key]?.object }

    func elements(_ key: String) -> [JSONNode] { self[key]?.elements ?? [] }
}

extension JSONNode {
    var text: String? {
        if case .string(let value) = value { value } else { nil }
    }

    var object: JSONObject? {
        if case .object(let value) = value { value } else { nil }
    }

    var elements: [JSONNode] {
        if case .array(let values) = value { values } else { [] }
    }
}
