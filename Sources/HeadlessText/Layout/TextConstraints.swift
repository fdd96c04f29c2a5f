import Foundation

/// The constraints of a text layout, apart from its width.
package struct TextConstraints: Hashable, Sendable {
    /// The maximum number of lines; 0 means no limit.
    package var lineLimit = 0
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The base direction of paragraphs without directional characters.
    package var isRightToLeft = false

    /// Creates constraints.
    @inlinable
    package init(
        lineLimit: Int = 0,
        lineBreakMode: NSLineBreakMode = NSLineBreakMode.byWordWrapping,
        isRightToLeft: Bool = false
    ) {
        self.lineLimit = lineLimit
        self.lineBreakMode = lineBreakMode
        self.isRightToLeft = isRightToLeft
    }
}
