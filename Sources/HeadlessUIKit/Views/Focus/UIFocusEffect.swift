import Foundation

/// The effect that shows that an item is focused. Never shown: there is no focus engine.
open class UIFocusEffect: NSObject, NSCopying {
    /// Returns the same object: effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The priority with which an item of a focus group receives the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value of the priority; items with greater values come first.
    public let rawValue: Int

    /// Creates a priority from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a raw value.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The priority of an item like any other.
    public static var ignored: UIFocusGroupPriority { UIFocusGroupPriority(0) }
    /// The priority of the item that was focused last.
    public static var previouslyFocused: UIFocusGroupPriority { UIFocusGroupPriority(1000) }
    /// The priority of an item that is more important than others.
    public static var prioritized: UIFocusGroupPriority { UIFocusGroupPriority(2000) }
    /// The priority of the focused item.
    public static var currentlyFocused: UIFocusGroupPriority { UIFocusGroupPriority(Int.max) }
}
