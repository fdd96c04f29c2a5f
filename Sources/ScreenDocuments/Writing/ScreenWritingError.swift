/// What a document cannot say about a screen.
public struct ScreenWritingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Something that has no place in a document.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The identifier of the section; empty for the whole list.
        public let sectionIdentifier: String
        /// The identifier of the row, "header" or "footer"; empty for the section or the list itself.
        public let itemIdentifier: String
        /// What cannot be said, such as "its card has no key in documents".
        public let message: String

        /// The place and the message: `wifi in network: its card has no key in documents`.
        public var description: String {
            switch (sectionIdentifier.isEmpty, itemIdentifier.isEmpty) {
            case (true, true): "the list: \(message)"
            case (true, false): "\(itemIdentifier): \(message)"
            case (false, true): "section \(sectionIdentifier): \(message)"
            case (false, false): "\(itemIdentifier) in \(sectionIdentifier): \(message)"
            }
        }
    }

    /// The problems from top to bottom; at least one.
    public let problems: [Problem]

    /// One line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
