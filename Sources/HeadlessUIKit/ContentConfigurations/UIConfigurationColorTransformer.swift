import Foundation

/// Makes another color of a color that a configuration would show.
///
/// Configurations are values that may go anywhere; what they show is worked out by views, on the main actor.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// Makes the color.
    public let transform: (UIColor) -> UIColor
    /// Tells transformers apart: two are equal where one is a copy of the other.
    let identity: Identity

    final class Identity: Sendable, Equatable {
        static func == (lhs: Identity, rhs: Identity) -> Bool { lhs === rhs }
    }

    /// Makes a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// The color that is made of a color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes gray of a color.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The weights of the luma of ITU-R BT.601.
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
}
