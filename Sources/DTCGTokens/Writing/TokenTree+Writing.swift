import Foundation
import PositionedJSON

extension TokenTree {
    /// Returns the tokens as a file of the format, 2025.10, in their order. Aliases stay aliases where their target is in the
    /// tree; other references are written as the values that they have.
    public func formatted() -> Data {
        let root = Node()
        for token in tokens { root.node(at: token.path).token = token }
        // Groups come second, so that they are where their first token is.
        for group in groups { root.node(at: group.path).group = group }
        return Data((root.json(in: self, type: nil).text() + "\n").utf8)
    }

    /// A group or a token on its way to JSON.
    private final class Node {
        var group: TokenGroup?
        var token: Token?
        private var names: [String] = []
        private var children: [String: Node] = [:]

        func node(at path: TokenPath) -> Node {
            path.names.reduce(self) { node, name in
                if let child = node.children[name] { return child }
                let child = Node()
                node.names.append(name)
                node.children[name] = child
                return child
            }
        }

        func json(in tree: TokenTree, type: TokenType?) -> TokenJSON {
            if let token { return json(token, in: tree, type: type) }
            var members: [TokenJSON.Member] = []
            func add(_ key: String, _ value: TokenJSON?) {
                if let value { members.append(TokenJSON.Member(key: key, value: value)) }
            }
            let ownType = group?.type == type ? nil : group?.type
            add("$type", ownType.map { .string($0.rawValue) })
            add("$description", group?.description.map(TokenJSON.string))
            add("$extensions", group?.extensions.map(TokenJSON.text))
            for name in names { add(name, children[name]?.json(in: tree, type: group?.type ?? type)) }
            return .object(members)
        }

        private func json(_ token: Token, in tree: TokenTree, type: TokenType?) -> TokenJSON {
            var members: [TokenJSON.Member] = []
            func add(_ key: String, _ value: TokenJSON?) {
                if let value { members.append(TokenJSON.Member(key: key, value: value)) }
            }
            let alias = token.alias.flatMap { tree[$0] == nil ? nil : $0 }
            if alias == nil, token.type != type { add("$type", .string(token.type.rawValue)) }
            add("$value", alias.map { .string("{\($0)}") } ?? TokenJSON(token.value))
            add("$description", token.description.map(TokenJSON.string))
            switch token.deprecation {
            case .yes: add("$deprecated", .boolean(true))
            case .because(let text): add("$deprecated", .string(text))
            case .no, nil: break
            }
            add("$extensions", token.extensions.map(TokenJSON.text))
            return .object(members)
        }
    }
}
