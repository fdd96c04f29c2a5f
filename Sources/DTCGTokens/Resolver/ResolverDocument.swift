/// The parts of a resolver document, with their places.
struct ResolverDocument {
    enum Content: Sendable {
        /// The sources of a set.
        case set([RawGroup])

        /// The sources of each context of a modifier.
        case modifier(TokenModifier, [String: [RawGroup]])
    }

    struct Part {
        let name: String
        let content: Content
    }

    /// The sets and modifiers in the order in which they are applied.
    let order: [Part]

    var modifiers: [TokenModifier] {
        order.compactMap { part in
            if case .modifier(let modifier, _) = part.content { modifier } else { nil }
        }
    }
}
