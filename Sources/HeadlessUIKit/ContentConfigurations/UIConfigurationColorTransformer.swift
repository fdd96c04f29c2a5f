import Foundation

/// A closure that transforms a color of a configuration.
public struct UIConfigurationColorTransformer {
    /// The closure that transforms a color.
    public let transform: (UIColor) -> UIColor
    /// The identity of the closure. Two transformers are equal if one is a copy of the other.
    let identity: Identity

    final class Identity: Sendable, Equatable {
        static func == (lhs: Identity, rhs: Identity) -> Bool { lhs === rhs }
    }

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that converts a color to grayscale.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The luma weights of ITU-R BT.601.
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
}
