import Foundation

/// Builds a path and tracks the current point.
package struct PathBuilder: Hashable, Sendable {
    package private(set) var elements: [PathElement] = []
    package private(set) var currentPoint: CGPoint?
    private var subpathStart: CGPoint?

    package init() {}

    package init(_ path: Path) {
        append(path.elements)
    }

    /// The path built so far.
    package var path: Path { .elements(elements) }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        currentPoint = point
        subpathStart = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(control1, control2, to: end))
        currentPoint = end
    }

    /// Adds a quadratic curve as the equivalent cubic one, with control points two thirds of the way to the quadratic
    /// control point.
    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        let start = currentPoint ?? control
        addCurve(
            to: end,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    package mutating func close() {
        guard let start = subpathStart, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    package mutating func append(_ other: [PathElement]) {
        for element in other {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let first, let second, let end): addCurve(to: end, control1: first, control2: second)
            case .close: close()
            }
        }
    }

    package mutating func apply(_ transform: CGAffineTransform) {
        elements = elements.map { $0.applying(transform) }
        currentPoint = currentPoint?.applying(transform)
        subpathStart = subpathStart?.applying(transform)
    }
}
