import Foundation

/// A key for a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from a raw value.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that its configurations depend on.
public protocol UIConfigurationState {
    /// Creates a state with default values and the given traits.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value of a custom state, or `nil`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The configuration state of a view other than a cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether a finger is on the view. No effect here.
    public var isHighlighted = false
    /// Whether the view is selected. No effect here.
    public var isSelected = false
    /// Whether the view is focused. Always `false` by default: there is no focus engine. No effect here.
    public var isFocused = false
    /// Whether the view is pinned while other content scrolls.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values and the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state, or `nil`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The configuration state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the cell is pinned while other content scrolls. No effect here.
    public var isPinned = false
    /// Whether the list is in editing mode.
    public var isEditing = false
    /// Whether the item is expanded.
    public var isExpanded = false
    /// Whether the cell is being swiped.
    public var isSwiped = false
    /// Whether the user is moving the item.
    public var isReordering = false
    /// Whether the cell is focused. Always `false` by default: there is no focus engine. No effect here.
    public var isFocused = false
    /// The phase of a drag of the item.
    public var cellDragState = UICellConfigurationState.DragState.none
    /// Whether a drop is over the list, and over the item.
    public var cellDropState = UICellConfigurationState.DropState.none

    /// The phases of a drag of an item.
    public enum DragState: Int, Hashable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The states of a drop on a cell.
    public enum DropState: Int, Hashable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values and the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state, or `nil`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
