import Foundation

/// A tab stop.
package struct TextTab: Hashable, Sendable {
    /// How the text after a tab is placed at the stop.
    package enum Alignment: Sendable {
        case left
        case center
        case right
        case decimal
    }

    /// UIKit's distance between the default tab stops, in points.
    package static let defaultInterval: CGFloat = 28

    package let alignment: Alignment
    /// The distance from the leading side of the text, in points.
    package let location: CGFloat

    package init(alignment: Alignment, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}
