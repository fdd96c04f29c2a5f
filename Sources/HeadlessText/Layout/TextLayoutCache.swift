import BoundedCaches
import Foundation

/// A cache of recent text layouts: a few widths for each text.
package final class TextLayoutCache: Sendable {
    private struct Key: Hashable {
        let content: TextContent
        let constraints: TextConstraints

        func hash(into hasher: inout Hasher) {
            hasher.combine(content)
            hasher.combine(constraints.lineLimit)
        }
    }

    private let layouts: SharedBoundedCache<Key, [TextLayout]>

    package static let shared = TextLayoutCache(capacity: 1_024)

    /// The maximum number of widths stored for each text.
    private static let widthLimit = 4

    /// Creates a cache that holds between `capacity` and twice as many texts.
    package init(capacity: Int) {
        layouts = SharedBoundedCache(capacity: capacity)
    }

    package func layout(for content: TextContent, constraints: TextConstraints, width: CGFloat) -> TextLayout {
        let key = Key(content: content, constraints: constraints)
        let width = Self.clampedWidth(width)
        if let cached = layouts.value(for: key)?.first(where: { $0.validWidths.contains(width) }) { return cached }
        let layout = FontLibrary.shared.withShaper {
            TextTypesetter.layout(content, constraints: constraints, width: width, with: &$0)
        }
        layouts.withCache { cache in
            cache.insert([layout] + (cache.value(for: key) ?? []).prefix(Self.widthLimit - 1), for: key)
        }
        return layout
    }

    /// Forgets all layouts.
    package func removeAll() {
        layouts.withCache { $0.removeAll() }
    }

    /// Clamps a width to the range that layouts support, in points; an invalid width counts as unlimited.
    package static func clampedWidth(_ width: CGFloat) -> CGFloat {
        width.isNaN ? TextShaper.unlimitedWidth : min(max(width, 0), TextShaper.unlimitedWidth)
    }
}
