import Diffing
import PortableUIKit

/// Measured heights by identity, content, environment and width.
///
/// Contents and environments are compared, not hashed: a height is valid only for an equal item in an equal
/// environment. Two
/// generations limit the cache: when the young one is full it becomes the old one, and heights not used since are
/// discarded
/// the next time.
struct SizeCache {
    private static let generationLimit = 1_024

    private struct Key: Hashable {
        let identifier: DifferenceIdentifier
        let width: CGFloat
    }

    private struct Entry {
        let item: CollectionViewDiffableItem
        let environment: CollectionViewEnvironment
        let height: CGFloat

        func isFor(_ item: CollectionViewDiffableItem, in environment: CollectionViewEnvironment) -> Bool {
            self.item == item && self.environment == environment
        }
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]

    /// Returns the cached height of an equal item in an equal environment at this width, in points.
    mutating func height(
        of item: CollectionViewDiffableItem,
        in environment: CollectionViewEnvironment,
        fitting width: CGFloat
    ) -> CGFloat? {
        let key = Key(identifier: item.differenceIdentifier, width: width)
        if let entry = young[key] {
            return entry.isFor(item, in: environment) ? entry.height : nil
        }
        guard let entry = old[key], entry.isFor(item, in: environment) else { return nil }
        insert(entry, for: key)
        return entry.height
    }

    /// Stores a height, replacing an entry with the same identity and width.
    mutating func store(
        _ height: CGFloat,
        of item: CollectionViewDiffableItem,
        in environment: CollectionViewEnvironment,
        fitting width: CGFloat
    ) {
        insert(
            Entry(item: item, environment: environment, height: height),
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
