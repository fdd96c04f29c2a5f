extension TokenTree {
    /// Returns the tokens that no other token refers to and that are not used elsewhere.
    ///
    /// - Parameter isUsed: Whether code or designs use a token. A token that only unused tokens refer to is unused as well.
    /// - Complexity: Linear in the number of tokens and references.
    public func unusedTokens(isUsed: (Token) -> Bool) -> [Token] {
        var used: Set<TokenPath> = []
        var waiting = tokens.filter(isUsed)
        while let token = waiting.popLast() {
            guard used.insert(token.path).inserted else { continue }
            waiting += token.references.compactMap { self[$0] }
        }
        return tokens.filter { !used.contains($0.path) }
    }
}

extension Token {
    /// A warning that nothing uses the token, where it is defined.
    public var unusedWarning: TokenProblem {
        TokenProblem(
            severity: .warning,
            file: file,
            line: line,
            column: column,
            message: "nothing uses the token \"\(path)\"",
            pointer: path.pointer
        )
    }
}
