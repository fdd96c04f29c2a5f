import Foundation

/// An element of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close

    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }
}
