import Foundation

/// A transformation of a button's text attributes.
public struct UIConfigurationTextAttributesTransformer {
    /// The identity of the closure. Two transformers are the same if one is a copy of the other.
    private final class Identity {}

    /// The closure that returns the transformed attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }

    func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool {
        other?.identity === identity
    }
}
