import Honeycomb

/// A row of two parts, of any types.
protocol WritableItem {
    var leftPart: any LeftContent { get }
    var rightPart: any RightContent { get }
    var separatorType: SeparatorType? { get }

    var accessibilityIdentifier: String? { get }
    var insets: UIEdgeInsets { get }
    var isEnabled: Bool { get }
    var isFullWidth: Bool { get }
    var isSelectable: Bool { get }
    var isSelectedBackgroundNeeded: Bool { get }
    var leadingSwipeActions: SwipeActions? { get }
    var trailingSwipeActions: SwipeActions? { get }

    var card: CardStyle? { get }

    var didSelectHandler: (@MainActor () -> Void)? { get }
    var didLongPressHandler: (@MainActor () -> Void)? { get }
    var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? { get }

    /// The row as an item with an identifier, which may have been given to it later.
    func item(identifiedBy identifier: DifferenceIdentifier) -> CollectionViewDiffableItem

    /// The names of the closures that are set and that documents have no key for.
    var unwritableHandlers: [String] { get }
}

/// Two parts beside each other, of any types.
protocol WritableContainer {
    var leftPart: any LeftContent { get }
    var rightPart: any RightContent { get }
    var separatorType: SeparatorType? { get }
}

extension LeftRightContainer: WritableContainer {
    var leftPart: any LeftContent { left }
    var rightPart: any RightContent { right }
    var separatorType: SeparatorType? { separator }
}

extension ContainerItem: WritableItem where Content: WritableContainer {
    var leftPart: any LeftContent { content.leftPart }
    var rightPart: any RightContent { content.rightPart }
    var separatorType: SeparatorType? { content.separatorType }

    func item(identifiedBy identifier: DifferenceIdentifier) -> CollectionViewDiffableItem {
        identified(by: identifier).diffableItem
    }

    var unwritableHandlers: [String] {
        let all: [(Bool, String)] = [
            (contextMenuProvider != nil, "contextMenuProvider"),
            (willDisplayHandler != nil, "willDisplayHandler"),
            (didEndDisplayingHandler != nil, "didEndDisplayingHandler"),
            (didDeselectHandler != nil, "didDeselectHandler"),
            (impression != nil, "impression"),
            (prefetchHandler != nil, "prefetchHandler"),
            (cancelPrefetchHandler != nil, "cancelPrefetchHandler"),
        ]
        return all.filter(\.0).map(\.1)
    }
}

/// A header or a footer with a content of any type.
protocol WritableSupplementaryElement {
    var anyContent: any ContainerContent { get }
    var hasHandler: Bool { get }
}

extension ContainerSupplementaryElement: WritableSupplementaryElement {
    var anyContent: any ContainerContent { content }
    var hasHandler: Bool { didSelectHandler != nil }
}

/// Two right parts beside each other, of any types.
protocol WritablePair {
    var firstPart: any RightContent { get }
    var secondPart: any RightContent { get }
}

extension RightPair: WritablePair {
    var firstPart: any RightContent { first }
    var secondPart: any RightContent { second }
}

/// A part that shows a content of an app.
protocol WritableCustomPart {
    var anyContent: any ContainerContent { get }
}

extension LeftCustom: WritableCustomPart {
    var anyContent: any ContainerContent { content }
}

extension RightCustom: WritableCustomPart {
    var anyContent: any ContainerContent { content }
}
