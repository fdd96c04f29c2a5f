import Diffing
import PortableUIKit

/// Heights that were measured, by identity, content and width.
///
/// Contents are compared, not hashed: a height counts only for an equal item. Two generations bound the cache without
/// bookkeeping: when the young one is full it becomes the old one, and what is not asked for again is gone the next time.
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

    /// The height an equal item had in this width.
    mutating func height(of item: CollectionViewDiffableItem, fitting width: CGFloat) -> CGFloat? {
        let key = Key(identifier: item.differenceIdentifier, width: width)
        if let entry = young[key] {
            return entry.item == item ? entry.height : nil
        }
        guard let entry = old[key], entry.item == item else { return nil }
        insert(entry, for: key)
        return entry.height
    }

    /// Keeps a height; an entry of the same identity and width is replaced.
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
