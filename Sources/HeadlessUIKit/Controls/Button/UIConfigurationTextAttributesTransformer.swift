import Foundation

/// A transformation of a button's text attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// A reference to the closure, compared by identity because closures are not equatable.
    private final class Body: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }
    }

    private let body: Body

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        body = Body(transform)
    }

    /// The closure that returns the transformed attributes.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { body.transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        body.transform(input)
    }

    func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool {
        other?.body === body
    }
}
