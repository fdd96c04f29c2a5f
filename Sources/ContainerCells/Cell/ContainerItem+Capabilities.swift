import DeclarativeCollections
import PortableUIKit

extension ContainerItem: EnvironmentContainable {
    /// What the row is measured and updated with beside its content, in place of the values of its section. No part of
    /// equality.
    public var environment: CollectionViewEnvironment {
        get { rare.environment }
        set { rare.values.environment = newValue }
    }
}

extension ContainerItem: DidDeselectHandlerContainable {
    /// Called when the reader takes the row out of the selection.
    public var didDeselectHandler: (@MainActor () -> Void)? {
        get { rare.values.didDeselectHandler }
        set { rare.values.didDeselectHandler = newValue }
    }
}

extension ContainerItem: IsSelectableContainable {
    /// Whether the row can be selected where the state keeps a selection; it can unless told otherwise.
    public var isSelectable: Bool {
        get { rare.values.isSelectable }
        set { rare.values.isSelectable = newValue }
    }
}

extension ContainerItem: ContextMenuProviderContainable {
    /// Asked for a menu when a touch has rested on the row.
    public var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)? {
        get { rare.values.contextMenuProvider }
        set { rare.values.contextMenuProvider = newValue }
    }
}

extension ContainerItem: ImpressionContainable {
    /// The required visibility and the handler to call.
    public var impression: CollectionViewImpression? {
        get { rare.values.impression }
        set { rare.values.impression = newValue }
    }
}

extension ContainerItem: PrefetchHandlerContainable {
    /// Called when the row is about a screen away from the visible ones.
    public var prefetchHandler: (@MainActor () -> Void)? {
        get { rare.values.prefetchHandler }
        set { rare.values.prefetchHandler = newValue }
    }

    /// Called after `prefetchHandler` if the row is no longer expected to be displayed.
    public var cancelPrefetchHandler: (@MainActor () -> Void)? {
        get { rare.values.cancelPrefetchHandler }
        set { rare.values.cancelPrefetchHandler = newValue }
    }
}

extension ContainerItem: ReorderHandlerContainable {
    /// Whether a long press picks the row up; it does not unless told otherwise.
    public var canMove: Bool {
        get { rare.values.canMove }
        set { rare.values.canMove = newValue }
    }

    /// Called once when the reader has put the row down in another place.
    public var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? {
        get { rare.values.didMoveHandler }
        set { rare.values.didMoveHandler = newValue }
    }
}
