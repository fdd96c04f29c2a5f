import Foundation

/// The room a text is laid out in, apart from its width.
struct TextConstraints: Hashable, Sendable {
    /// The largest number of lines; 0 for as many as there are.
    var lineLimit = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The direction of paragraphs without letters of their own.
    var isRightToLeft = false
}
