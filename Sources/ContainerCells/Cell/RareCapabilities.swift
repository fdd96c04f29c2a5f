import DeclarativeCollections
import PortableUIKit

/// The properties that few rows use, stored out of line: a row without them takes one word.
struct RareCapabilities {
    /// The values. Handlers and the environment are not part of equality.
    struct Values: Equatable {
        var isSelectable = true
        var canMove = false
        var card: CardStyle?
        var leadingSwipeActions: SwipeActions?
        var trailingSwipeActions: SwipeActions?
        @ForceEquatable var environment = CollectionViewEnvironment()
        @ForceEquatable var didDeselectHandler: (@MainActor () -> Void)?
        @ForceEquatable var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)?
        @ForceEquatable var impression: CollectionViewImpression?
        @ForceEquatable var prefetchHandler: (@MainActor () -> Void)?
        @ForceEquatable var cancelPrefetchHandler: (@MainActor () -> Void)?
        @ForceEquatable var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)?
    }

    /// Immutable, so that changing a copy of an item does not affect the original.
    private final class Box {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var box: Box?

    /// Read for every row, most of which have none.
    var environment: CollectionViewEnvironment {
        box?.values.environment ?? CollectionViewEnvironment()
    }

    /// Whether a swipe reveals something. Read for every row, most of which have nothing.
    var hasSwipeActions: Bool {
        box.map { $0.values.leadingSwipeActions != nil || $0.values.trailingSwipeActions != nil } ?? false
    }

    var values: Values {
        get { box?.values ?? Values() }
        set { box = Box(newValue) }
    }
}

extension RareCapabilities: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.values == right.values
    }
}
