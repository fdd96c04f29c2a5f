import DeclarativeCollections
import PortableUIKit

extension ContainerItem: EnvironmentContainable {
    /// The environment that the row is measured and updated in, which overrides that of its section. It is not part of
    /// equality.
    public var environment: CollectionViewEnvironment {
        get { rare.environment }
        set { rare.values.environment = newValue }
    }
}

extension ContainerItem: DidDeselectHandlerContainable {
    /// Called when the user deselects the row.
    public var didDeselectHandler: (@MainActor () -> Void)? {
        get { rare.values.didDeselectHandler }
        set { rare.values.didDeselectHandler = newValue }
    }
}

extension ContainerItem: IsSelectableContainable {
    /// Whether the row can be selected if the state has a selection. Defaults to `true`.
    public var isSelectable: Bool {
        get { rare.values.isSelectable }
        set { rare.values.isSelectable = newValue }
    }
}

extension ContainerItem: ContextMenuProviderContainable {
    /// Returns the context menu configuration of the row. Called on a long press.
    public var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)? {
        get { rare.values.contextMenuProvider }
        set { rare.values.contextMenuProvider = newValue }
    }
}

extension ContainerItem: ImpressionContainable {
    /// The required visibility and its handler.
    public var impression: CollectionViewImpression? {
        get { rare.values.impression }
        set { rare.values.impression = newValue }
    }
}

extension ContainerItem: PrefetchHandlerContainable {
    /// Called when the row is about one screen away from the visible rows.
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
    /// Whether a long press starts moving the row. Defaults to `false`.
    public var canMove: Bool {
        get { rare.values.canMove }
        set { rare.values.canMove = newValue }
    }

    /// Called once after the user has moved the row to another position.
    public var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? {
        get { rare.values.didMoveHandler }
        set { rare.values.didMoveHandler = newValue }
    }
}

extension ContainerItem: SwipeActionsContainable {
    /// The buttons that a swipe reveals at the leading edge; `nil` for none.
    public var leadingSwipeActions: SwipeActions? {
        get { rare.values.leadingSwipeActions }
        set { rare.values.leadingSwipeActions = newValue }
    }

    /// The buttons that a swipe reveals at the trailing edge; `nil` for none.
    public var trailingSwipeActions: SwipeActions? {
        get { rare.values.trailingSwipeActions }
        set { rare.values.trailingSwipeActions = newValue }
    }
}

extension ContainerItem {
    /// The card behind the view, inset by the insets of the row; `nil` for none. A highlighted row changes the color of its
    /// card only.
    public var card: CardStyle? {
        get { rare.values.card }
        set { rare.values.card = newValue }
    }

    /// Whether the row has a card.
    public var isOnCard: Bool { card != nil }
}

extension ContainerItem {
    /// The insets of the row; those of the current theme for a card that follows it and has the standard ones.
    @MainActor var insetsInCurrentTheme: UIEdgeInsets {
        guard card?.followsTheme == true, let themed = CollectionViewEnvironment.current[CardColorsKey.self]?.insets,
            insets == themed.standard
        else { return insets }
        return themed.own
    }
}
