import Foundation

/// The constraints of a text layout, apart from its width.
struct TextConstraints: Hashable, Sendable {
    /// The maximum number of lines; 0 means no limit.
    var lineLimit = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The base direction of paragraphs without directional characters.
    var isRightToLeft = false
}
