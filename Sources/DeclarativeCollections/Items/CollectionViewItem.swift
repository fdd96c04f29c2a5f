import Diffing
import PortableUIKit

/// One row of a collection as a value: what it shows, how it is told from other rows, and the cell that shows it.
///
/// Two items are equal when they would look and behave the same; handlers are kept out of it with ``ForceEquatable``.
/// What an item can do beyond being shown it says by adopting one protocol each:
///
/// - touches: ``DidSelectHandlerContainable``, ``DidLongPressHandlerContainable``, ``ContextMenuProviderContainable``,
///   ``ReorderHandlerContainable``, ``IsEnabledContainable``, ``IsSelectedBackgroundNeededContainable``;
/// - selection in the state: ``DidDeselectHandlerContainable``, ``IsSelectableContainable``;
/// - display: ``WillDisplayHandlerContainable``, ``DidEndDisplayingHandlerContainable``, ``ImpressionContainable``,
///   ``PrefetchHandlerContainable``;
/// - layout: ``IsFullWidthContainable``;
/// - environment: ``EnvironmentContainable``.
public protocol CollectionViewItem: Equatable, CollectionViewItemConvertible {
    /// The class of the cell that shows the item. The driver registers it.
    associatedtype Cell: CollectionViewItemCell where Cell.Item == Self

    /// The identifier of the item: unique in its section and stable across states.
    ///
    /// Take it from the model (a database key), never from the content: a row whose identifier changes with its content
    /// is deleted and inserted instead of updated.
    var differenceIdentifier: DifferenceIdentifier { get }

    /// What the row is measured and updated with beside its content. Empty unless ``EnvironmentContainable`` is adopted.
    var environment: CollectionViewEnvironment { get }
}

extension CollectionViewItem {
    /// No values: the row has the environment of its section.
    public var environment: CollectionViewEnvironment {
        CollectionViewEnvironment()
    }

    /// The type-erased item.
    public var diffableItem: CollectionViewDiffableItem {
        CollectionViewDiffableItem(self)
    }
}
