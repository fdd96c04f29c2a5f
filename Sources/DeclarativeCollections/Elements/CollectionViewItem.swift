import BatchDiffing
import PortableUIKit

/// A row of a collection as a value: its content, its identity and its cell type.
///
/// Two items are equal if they have the same appearance and behavior; handlers are excluded with ``ForceEquatable``.
/// Additional capabilities are adopted as protocols:
///
/// - touches: ``DidSelectHandlerContainable``, ``DidLongPressHandlerContainable``, ``ContextMenuProviderContainable``,
///   ``ReorderHandlerContainable``, ``IsEnabledContainable``, ``IsSelectedBackgroundNeededContainable``;
/// - selection in the state: ``DidDeselectHandlerContainable``, ``IsSelectableContainable``;
/// - display: ``WillDisplayHandlerContainable``, ``DidEndDisplayingHandlerContainable``, ``ImpressionContainable``,
///   ``PrefetchHandlerContainable``;
/// - layout: ``IsFullWidthContainable``;
/// - environment: ``EnvironmentContainable``.
///
/// A type that is declared as an item is nonisolated, also in a module whose default isolation is `MainActor`.
public protocol CollectionViewItem: Equatable, SendableMetatype, CollectionViewItemConvertible {
    /// The class of the cell that shows the item. The driver registers it.
    associatedtype Cell: CollectionViewItemCell where Cell.Item == Self

    /// The identifier of the item: unique in its section and stable across states.
    ///
    /// Take it from the model (a database key), never from the content: a row whose identifier changes with its content
    /// is deleted and inserted instead of updated.
    var differenceIdentifier: DifferenceIdentifier { get }

    /// The environment that is set on the row. Empty unless ``EnvironmentContainable`` is adopted.
    var environment: CollectionViewEnvironment { get }
}

extension CollectionViewItem {
    /// The default implementation returns an empty environment: the row has that of its section.
    public var environment: CollectionViewEnvironment {
        CollectionViewEnvironment()
    }

    /// The type-erased item.
    public var diffableItem: CollectionViewDiffableItem {
        CollectionViewDiffableItem(self)
    }
}
