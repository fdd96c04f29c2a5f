import PortableUIKit

/// An item with buttons that a horizontal swipe reveals.
public protocol SwipeActionsContainable {
    /// The buttons at the leading edge; `nil` for none.
    var leadingSwipeActions: SwipeActions? { get set }
    /// The buttons at the trailing edge; `nil` for none.
    var trailingSwipeActions: SwipeActions? { get set }
}

extension SwipeActionsContainable {
    /// Returns a copy with buttons at the leading edge, the first one at the edge.
    ///
    /// - Parameters:
    ///   - actions: The buttons from the edge inward; none removes them.
    ///   - performsFirstActionWithFullSwipe: Whether a swipe over most of the row performs the first one.
    public func leadingSwipeActions(
        _ actions: [SwipeAction],
        performsFirstActionWithFullSwipe: Bool = true
    ) -> Self {
        var copy = self
        copy.leadingSwipeActions = SwipeActions(actions, performsFirstActionWithFullSwipe)
        return copy
    }

    /// Returns a copy with buttons at the trailing edge, the first one at the edge.
    ///
    /// ```swift
    /// TitleItem(left: LeftTitle(title: "Message"))
    ///     .trailingSwipeActions([SwipeAction(title: "Delete", style: .destructive) { store.delete(id) }])
    /// ```
    ///
    /// - Parameters:
    ///   - actions: The buttons from the edge inward; none removes them.
    ///   - performsFirstActionWithFullSwipe: Whether a swipe over most of the row performs the first one.
    public func trailingSwipeActions(
        _ actions: [SwipeAction],
        performsFirstActionWithFullSwipe: Bool = true
    ) -> Self {
        var copy = self
        copy.trailingSwipeActions = SwipeActions(actions, performsFirstActionWithFullSwipe)
        return copy
    }
}

/// The buttons at one edge of a row.
public struct SwipeActions: Equatable {
    /// The buttons from the edge inward.
    public let actions: [SwipeAction]
    /// Whether a swipe over most of the row performs the first one.
    public let performsFirstActionWithFullSwipe: Bool

    init?(_ actions: [SwipeAction], _ performsFirstActionWithFullSwipe: Bool) {
        guard !actions.isEmpty else { return nil }
        self.actions = actions
        self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    }
}

/// A button that a swipe on a row reveals. It is also an accessibility action of the row.
public struct SwipeAction: Equatable {
    /// What a button does to its row.
    public enum Style: Hashable, Sendable {
        /// Something that can be undone.
        case normal
        /// Deletes something: the button is red.
        case destructive
    }

    /// The text, which is also the name of the accessibility action.
    public var title: String
    /// The picture above the text; template images are white.
    public var image: UIImage?
    /// What the button does to its row.
    public var style: Style
    /// The background; `nil` for that of the style. The text on it is white.
    public var backgroundColor: UIColor?
    /// Called when the button is tapped, or after a full swipe. The row closes again if it is still there.
    @ForceEquatable public var handler: (@MainActor () -> Void)?

    /// Creates a button, by default gray and without a picture.
    public init(
        title: String,
        image: UIImage? = nil,
        style: Style = .normal,
        backgroundColor: UIColor? = nil,
        handler: (@MainActor () -> Void)?
    ) {
        self.title = title
        self.image = image
        self.style = style
        self.backgroundColor = backgroundColor
        self.handler = handler
    }
}
