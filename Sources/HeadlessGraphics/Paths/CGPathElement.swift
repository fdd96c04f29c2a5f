import Foundation

/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath, with one point.
    case moveToPoint = 0
    /// A line, with one point.
    case addLineToPoint = 1
    /// A quadratic curve, with a control point and the end point. Paths contain the equivalent cubic curves here.
    case addQuadCurveToPoint = 2
    /// A cubic curve, with two control points and the end point.
    case addCurveToPoint = 3
    /// The end of a subpath, without points.
    case closeSubpath = 4
}

/// An element of a path, with points that are valid while it is visited.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element: as many as its type has.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that visits an element of a path, with the pointer that it was registered with. A C function elsewhere,
/// which can't take Swift's structures.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure with each element.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        let most = 3
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: most) { points in
            guard let start = points.baseAddress else { return }
            start.initialize(repeating: .zero, count: most)
            for element in builder.elements {
                for (index, point) in element.points.enumerated() { points[index] = point }
                withUnsafePointer(to: CGPathElement(type: element.type, points: start)) { block($0) }
            }
        }
    }

    /// Calls a function with each element and a pointer.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Returns a copy transformed by a matrix.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var copy = builder
        if let transform { copy.apply(transform.pointee) }
        return CGPath(builder: copy)
    }

    /// Returns a mutable copy transformed by a matrix.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var copy = builder
        if let transform { copy.apply(transform.pointee) }
        return CGMutablePath(builder: copy)
    }

    /// Returns whether the path is a rectangle, which is written to the pointer.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let corners = builder.elements.flatMap(\.points)
        guard corners.count == 4 || corners.count == 5 && corners.first == corners.last else { return false }
        let isStraight = builder.elements.allSatisfy { if case .curve = $0 { false } else { true } }
        let sides = zip(corners, corners.dropFirst() + [corners[0]])
        guard isStraight, sides.allSatisfy({ $0.x == $1.x || $0.y == $1.y }) else { return false }
        rect?.pointee = boundingBox
        return true
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
