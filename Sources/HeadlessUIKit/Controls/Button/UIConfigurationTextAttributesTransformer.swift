import Foundation

/// Makes other attributes of those that a button would draw its text with.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Compared by identity: closures cannot be compared.
    private final class Body: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }
    }

    private let body: Body

    /// Makes a transformer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        body = Body(transform)
    }

    /// Makes other attributes of those given.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { body.transform }

    /// Makes other attributes of those given.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        body.transform(input)
    }

    func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool {
        other?.body === body
    }
}
