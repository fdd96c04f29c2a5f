import Foundation

/// The radius of a corner: a fixed one, or one that follows the corner of the container.
@available(iOS 26, *)
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat)
    }

    let kind: Kind

    /// Returns a fixed radius in points. A radius that is negative or not finite is 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius.isFinite ? max(0, CGFloat(radius)) : 0))
    }

    /// Returns the radius of a corner with the same center as the container's corner: the container's radius without the
    /// distance between the two corners.
    ///
    /// The container is the nearest superview with rounded corners.
    ///
    /// - Parameter minimum: The least radius in points; `nil` for 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        let least = minimum ?? 0
        return UICornerRadius(kind: .containerConcentric(minimum: least.isFinite ? max(0, least) : 0))
    }

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Creates a fixed radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a fixed radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    /// A description for debugging.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
        }
    }
}
