/// What changed between two versions of tokens.
public struct TokenDifference: Hashable, Sendable {
    /// One change.
    public enum Change: Hashable, Sendable, CustomStringConvertible {
        case added(Token)
        case removed(Token)

        /// The token has another name, and the same value.
        case renamed(from: TokenPath, to: Token)

        /// The token has another value.
        case changed(from: Token, to: Token)

        /// The token has the same value and another description, deprecation, alias or other data.
        case described(from: Token, to: Token)

        /// The path of the token, of the new version where it is there.
        public var path: TokenPath {
            switch self {
            case .added(let token), .removed(let token): token.path
            case .renamed(_, let token), .changed(_, let token), .described(_, let token): token.path
            }
        }

        /// The change in words: `color.accent: #0066cc → #0055aa`.
        public var description: String {
            switch self {
            case .added(let token): "\(token.path): new, \(token.value.summary)"
            case .removed(let token): "\(token.path): removed, was \(token.value.summary)"
            case .renamed(let path, let token): "\(path): renamed to \(token.path)"
            case .changed(let old, let new):
                old.type == new.type
                    ? "\(new.path): \(old.value.summary) → \(new.value.summary)"
                    : "\(new.path): \(old.type.rawValue) \(old.value.summary) → \(new.type.rawValue) \(new.value.summary)"
            case .described(let old, let new): "\(new.path): \(Self.details(old, new))"
            }
        }

        private static func details(_ old: Token, _ new: Token) -> String {
            var details: [String] = []
            if old.deprecation != new.deprecation {
                switch new.deprecation {
                case .because(let text): details.append("deprecated: \(text)")
                case .yes: details.append("deprecated")
                case .no, nil: details.append("no longer deprecated")
                }
            }
            if old.alias != new.alias {
                let (before, after) = (
                    old.alias.map { "{\($0)}" } ?? "a value", new.alias.map { "{\($0)}" } ?? "a value"
                )
                details.append("\(before) → \(after), the same for now")
            }
            if old.description != new.description { details.append("another description") }
            if old.extensions != new.extensions { details.append("other data of tools") }
            return details.joined(separator: "; ")
        }
    }

    /// The changes: of tokens of the new version in its order, then removed ones in the old order.
    public let changes: [Change]

    /// Creates the difference of two versions.
    ///
    /// - Complexity: Linear in the number of tokens.
    public init(from old: TokenTree, to new: TokenTree) {
        let removed = old.tokens.filter { new[$0.path] == nil }
        // A value that vanishes under one name and appears under one other has been renamed.
        let vanished = Dictionary(grouping: removed, by: \.value)
        let appeared = Dictionary(grouping: new.tokens.filter { old[$0.path] == nil }, by: \.value)
        var renamed: Set<TokenPath> = []
        var changes: [Change] = []
        for token in new.tokens {
            if let previous = old[token.path] {
                if previous.value != token.value {
                    changes.append(.changed(from: previous, to: token))
                } else if previous.isDescribed(unlike: token) {
                    changes.append(.described(from: previous, to: token))
                }
            } else if let source = vanished[token.value], source.count == 1, appeared[token.value]?.count == 1 {
                changes.append(.renamed(from: source[0].path, to: token))
                renamed.insert(source[0].path)
            } else {
                changes.append(.added(token))
            }
        }
        self.changes = changes + removed.filter { !renamed.contains($0.path) }.map(Change.removed)
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { changes.isEmpty }
}

extension Token {
    fileprivate func isDescribed(unlike other: Token) -> Bool {
        description != other.description || deprecation != other.deprecation || alias != other.alias
            || extensions != other.extensions
    }
}
