/// A text that does not name contexts of a resolver's modifiers.
public struct TokenContextError: Error, CustomStringConvertible {
    /// What is wrong, and which contexts there are.
    public let description: String
}

extension TokenResolver {
    /// Returns the contexts that a text names, as in command lines.
    ///
    /// - Parameter text: `theme=dark`, or `dark` where one modifier alone has that context; several with commas.
    /// - Throws: An error for a name that is the context of no modifier or of several.
    public func context(named text: String) throws(TokenContextError) -> TokenContext {
        var context: TokenContext = [:]
        for part in text.split(separator: ",") {
            let names = part.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            if names.count == 2 {
                context[names[0]] = names[1]
                continue
            }
            let name = names.first ?? ""
            let modifiers = modifiers.filter { $0.contexts.contains(name) }
            guard modifiers.count == 1, let modifier = modifiers.first else {
                let known = self.modifiers.map { "\($0.name)=\($0.contexts.joined(separator: "|"))" }
                throw TokenContextError(
                    description: "'\(name)' is a context of \(modifiers.count) modifiers; contexts are "
                        + "\(known.joined(separator: ", "))."
                )
            }
            context[modifier.name] = name
        }
        return context
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let text = drop { $0 == " " }
        return String(text.prefix(upTo: text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex))
    }
}
