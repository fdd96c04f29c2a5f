import PortableUIKit

@testable import DeclarativeCollections

/// A row with a given height that shows a text.
struct BlockItem: CollectionViewItem, DidSelectHandlerContainable, DidLongPressHandlerContainable,
    WillDisplayHandlerContainable, DidEndDisplayingHandlerContainable, IsEnabledContainable, IsFullWidthContainable,
    DidDeselectHandlerContainable, IsSelectableContainable, ContextMenuProviderContainable, ImpressionContainable,
    PrefetchHandlerContainable, ReorderHandlerContainable
{
    typealias Cell = BlockCell

    var differenceIdentifier: DifferenceIdentifier
    var text: String
    var height: CGFloat
    var isEnabled = true
    var isFullWidth = false
    @ForceEquatable var meter: SizeMeter?
    @ForceEquatable var didSelectHandler: (@MainActor () -> Void)?
    @ForceEquatable var didLongPressHandler: (@MainActor () -> Void)?
    @ForceEquatable var willDisplayHandler: (@MainActor () -> Void)?
    @ForceEquatable var didEndDisplayingHandler: (@MainActor () -> Void)?
    var isSelectable = true
    var canMove = false
    @ForceEquatable var didDeselectHandler: (@MainActor () -> Void)?
    @ForceEquatable var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)?
    @ForceEquatable var impression: CollectionViewImpression?
    @ForceEquatable var prefetchHandler: (@MainActor () -> Void)?
    @ForceEquatable var cancelPrefetchHandler: (@MainActor () -> Void)?
    @ForceEquatable var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)?

    init(_ identifier: some Hashable, text: String = "", height: CGFloat = 50, meter: SizeMeter? = nil) {
        differenceIdentifier = DifferenceIdentifier(identifier)
        self.text = text
        self.height = height
        self.meter = meter
    }
}

/// Counts the calls of `size(fitting:)`.
final class SizeMeter {
    var count = 0
}

/// Shows a ``BlockItem`` and counts its updates.
final class BlockCell: UICollectionViewCell, CollectionViewItemCell {
    private(set) var text: String?
    private(set) var updateCount = 0
    private(set) var handlerUpdateCount = 0

    static func size(fitting width: CGFloat, item: BlockItem) -> CGSize {
        item.meter?.count += 1
        return CGSize(width: width, height: item.height)
    }

    func update(with item: BlockItem) {
        text = item.text
        updateCount += 1
    }

    func updateHandlers(with item: BlockItem) {
        handlerUpdateCount += 1
    }
}

/// A row with another type of cell.
struct BannerItem: CollectionViewItem {
    typealias Cell = BannerCell

    var differenceIdentifier: DifferenceIdentifier
    var text: String

    init(_ identifier: some Hashable, text: String = "") {
        differenceIdentifier = DifferenceIdentifier(identifier)
        self.text = text
    }
}

/// Shows a ``BannerItem``.
final class BannerCell: UICollectionViewCell, CollectionViewItemCell {
    private(set) var text: String?

    static func size(fitting width: CGFloat, item: BannerItem) -> CGSize {
        CGSize(width: width, height: 80)
    }

    func update(with item: BannerItem) {
        text = item.text
    }
}
