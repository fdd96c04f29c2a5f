import DeclarativeCollections
import PortableUIKit

/// What few rows need, kept out of the others: a row without any of it costs one word.
struct RareCapabilities {
    /// The values, of which equality sees those that are neither handlers nor environment.
    struct Values: Equatable {
        var isSelectable = true
        var canMove = false
        @ForceEquatable var environment = CollectionViewEnvironment()
        @ForceEquatable var didDeselectHandler: (@MainActor () -> Void)?
        @ForceEquatable var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)?
        @ForceEquatable var impression: CollectionViewImpression?
        @ForceEquatable var prefetchHandler: (@MainActor () -> Void)?
        @ForceEquatable var cancelPrefetchHandler: (@MainActor () -> Void)?
        @ForceEquatable var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)?
    }

    /// Never changed once it is made, so that copies of an item do not share what is set on one of them.
    private final class Box {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var box: Box?

    /// Asked for every row, most of which have none.
    var environment: CollectionViewEnvironment {
        box?.values.environment ?? CollectionViewEnvironment()
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
