import BoundedCaches
import BatchDiffing
import PortableUIKit

/// Measured heights by identity, content, environment and width.
///
/// Contents and environments are compared, not hashed: a height is valid only for an equal item in an equal environment.
struct SizeCache {
    private struct Key: Hashable {
        let identifier: DifferenceIdentifier
        let width: CGFloat
    }

    private struct Entry {
        let item: CollectionViewDiffableItem
        let environment: CollectionViewEnvironment
        let height: CGFloat
    }

    private var entries = BoundedCache<Key, Entry>(capacity: 1_024)

    /// Returns the cached height of an equal item in an equal environment at this width, in points.
    mutating func height(
        of item: CollectionViewDiffableItem,
        in environment: CollectionViewEnvironment,
        fitting width: CGFloat
    ) -> CGFloat? {
        guard let entry = entries.value(for: Key(identifier: item.differenceIdentifier, width: width)),
            entry.item == item, entry.environment == environment
        else { return nil }
        return entry.height
    }

    /// Stores a height, replacing an entry with the same identity and width.
    mutating func store(
        _ height: CGFloat,
        of item: CollectionViewDiffableItem,
        in environment: CollectionViewEnvironment,
        fitting width: CGFloat
    ) {
        entries.insert(
            Entry(item: item, environment: environment, height: height),
            for: Key(identifier: item.differenceIdentifier, width: width)
        )
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
