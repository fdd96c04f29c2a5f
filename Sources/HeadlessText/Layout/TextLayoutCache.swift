import Foundation

/// A cache of recent text layouts.
///
/// Entries are kept in two generations: used entries move to the young one; when that is full, it replaces the old one.
/// This keeps what is in use without tracking the order of use.
package final class TextLayoutCache: @unchecked Sendable {
    private struct Key: Hashable {
        let content: TextContent
        let constraints: TextConstraints

        func hash(into hasher: inout Hasher) {
            hasher.combine(content)
            hasher.combine(constraints.lineLimit)
        }
    }

    private let lock = NSLock()
    private let capacity: Int
    private var young: [Key: [TextLayout]] = [:]
    private var old: [Key: [TextLayout]] = [:]

    package static let shared = TextLayoutCache(capacity: 1_024)

    /// The maximum number of widths stored for each text.
    private static let widthLimit = 4

    /// Creates a cache that holds between `capacity` and twice as many texts.
    package init(capacity: Int) {
        self.capacity = capacity
    }

    package func layout(for content: TextContent, constraints: TextConstraints, width: CGFloat) -> TextLayout {
        let key = Key(content: content, constraints: constraints)
        let width = Self.clampedWidth(width)
        if let known = known(key, width: width) { return known }
        let layout = FontLibrary.shared.withShaper {
            TextTypesetter.layout(content, constraints: constraints, width: width, with: &$0)
        }
        store(layout, for: key)
        return layout
    }

    /// Clamps a width to the range that layouts support, in points; an invalid width counts as unlimited.
    package static func clampedWidth(_ width: CGFloat) -> CGFloat {
        width.isNaN ? TextShaper.unlimitedWidth : min(max(width, 0), TextShaper.unlimitedWidth)
    }

    private func known(_ key: Key, width: CGFloat) -> TextLayout? {
        lock.lock()
        defer { lock.unlock() }
        if let layouts = young[key] {
            return layouts.first { $0.validWidths.contains(width) }
        }
        guard let layouts = old.removeValue(forKey: key) else { return nil }
        insert(layouts, for: key)
        return layouts.first { $0.validWidths.contains(width) }
    }

    private func store(_ layout: TextLayout, for key: Key) {
        lock.lock()
        defer { lock.unlock() }
        insert([layout] + (young[key] ?? []).prefix(Self.widthLimit - 1), for: key)
    }

    private func insert(_ layouts: [TextLayout], for key: Key) {
        if young.count >= capacity, young[key] == nil {
            old = young
            young = [:]
        }
        young[key] = layouts
    }
}
