/// The name of a method, as a plain value: without an Objective-C runtime nothing can be called by it.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    private let name: String

    /// Makes a selector of that name.
    public init(_ str: String) {
        name = str
    }

    /// Makes a selector of that name.
    public init(stringLiteral value: String) {
        name = value
    }
}

extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
}
