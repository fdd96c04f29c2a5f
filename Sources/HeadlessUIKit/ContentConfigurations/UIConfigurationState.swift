import Foundation

/// Names a state of an app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the design.
    public let rawValue: String

    /// Makes a key.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view, by which its configurations change.
public protocol UIConfigurationState {
    /// Makes a state in which nothing in particular holds.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is no cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view does not answer to touches.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused. Always `false` by default: there is no focus engine.
    public var isFocused = false
    /// Whether the view is shown more prominently.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing in particular holds.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell does not answer to touches.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the cell stays in sight while others scroll.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the items below this one show.
    public var isExpanded = false
    /// Whether the cell is being swiped.
    public var isSwiped = false
    /// Whether the user moves the item.
    public var isReordering = false
    /// Whether the focus of a keyboard is on the cell: never, here.
    public var isFocused = false
    /// Whether the item is dragged to somewhere else.
    public var cellDragState = UICellConfigurationState.DragState.none
    /// Whether something is dragged over the cell. Cells do not hear of that here.
    public var cellDropState = UICellConfigurationState.DropState.none

    /// Whether an item is dragged to somewhere else.
    public enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// Whether something is dragged over a cell.
    public enum DropState: Int, Hashable, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing in particular holds.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of the app's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
