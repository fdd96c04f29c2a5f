/// The name of a method. A plain value: without an Objective-C runtime, it can't be used to call the method.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    private let name: String

    /// Creates a selector from a method name.
    public init(_ str: String) {
        name = str
    }

    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) {
        name = value
    }
}

extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
}
