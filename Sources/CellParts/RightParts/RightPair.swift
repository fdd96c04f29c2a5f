import ContainerCells
import PortableUIKit

/// Two right parts beside each other, such as a detail and a switch.
///
/// ```swift
/// RightPair(RightDetail(text: "3 GB"), RightToggle(isOn: true))
/// ```
///
/// Pairs can be nested. Each part keeps its own handlers; VoiceOver reads both and activates the first that is interactive.
public struct RightPair<First: RightContent, Second: RightContent>: RightContent {
    /// The view of the part.
    public typealias View = RightPairView<First.View, Second.View>

    /// The leading part.
    public var first: First

    /// The trailing part.
    public var second: Second

    /// Creates a pair from the leading and the trailing part.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension RightPair: Sendable where First: Sendable, Second: Sendable {}
