import Foundation

/// What the focus of a keyboard may be in. There is no such focus on a headless machine: nothing is ever focused, and
/// what code says of it is kept for code that asks.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes here, the best place first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// What this is in.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Asks for the focus to be looked for anew.
    func setNeedsFocusUpdate()

    /// Looks for the focus anew, where that was asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What the focus of a keyboard may be on.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come here.
    var canBecomeFocused: Bool { get }

    /// Whether the focus is here.
    var isFocused: Bool { get }

    /// The rectangle of the item.
    var frame: CGRect { get }
}

/// Where the focus of a keyboard goes.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Makes a set of directions.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous item.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
