import Foundation

/// A node of the focus hierarchy. There is no focus engine: nothing is ever focused, and the values that code sets are
/// only stored.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to focus when focus moves here, in order of priority.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The parent in the focus hierarchy.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the focus items in the environment.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests a focus update.
    func setNeedsFocusUpdate()

    /// Performs a requested focus update immediately.
    func updateFocusIfNeeded()

    /// Whether focus may move as the context describes.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after focus moved as the context describes.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can receive focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can receive focus.
    var canBecomeFocused: Bool { get }

    /// Whether the item is focused.
    var isFocused: Bool { get }

    /// The frame of the item.
    var frame: CGRect { get }
}

/// The directions of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt

    /// Creates a set of directions from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Focus moves up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Focus moves down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Focus moves to the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Focus moves to the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// Focus moves to the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Focus moves to the previous item.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// Focus moves to the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// Focus moves to the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
