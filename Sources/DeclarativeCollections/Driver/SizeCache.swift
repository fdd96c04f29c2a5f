import Diffing
import PortableUIKit

/// A cache of measured heights by identity, content and width.
///
/// Contents are compared, not hashed: a height is valid only for an equal item. Two generations bound the cache without
/// extra bookkeeping: a full young generation becomes the old one, and entries not used until the next switch are
/// evicted.
struct SizeCache {
    private static let generationLimit = 1_024

    private struct Key: Hashable {
        let identifier: DifferenceIdentifier
        let width: CGFloat
    }

    private struct Entry {
        let item: CollectionViewDiffableItem
        let height: CGFloat
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]

    /// Returns the height of an equal item in this width; both in points.
    mutating func height(of item: CollectionViewDiffableItem, fitting width: CGFloat) -> CGFloat? {
        let key = Key(identifier: item.differenceIdentifier, width: width)
        if let entry = young[key] {
            return entry.item == item ? entry.height : nil
        }
        guard let entry = old[key], entry.item == item else { return nil }
        insert(entry, for: key)
        return entry.height
    }

    /// Stores a height, replacing an entry with the same identity and width.
    mutating func store(_ height: CGFloat, of item: CollectionViewDiffableItem, fitting width: CGFloat) {
        insert(
            Entry(item: item, height: height),
            for: Key(identifier: item.differenceIdentifier, width: width)
        )
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }

    private mutating func insert(_ entry: Entry, for key: Key) {
        if young.count >= Self.generationLimit {
            old = young
            young = [:]
        }
        young[key] = entry
    }
}
