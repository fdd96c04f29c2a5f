import Foundation

/// A small shape beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// The position of an accessory around the pointer.
    public struct Position: Hashable, Sendable {
        /// The usual distance from the pointer, in points.
        public static let defaultOffset: CGFloat = 6

        /// The distance from the pointer, in points.
        public var offset: CGFloat

        /// The direction from the pointer, in radians clockwise from the top.
        public var angle: CGFloat

        /// Creates a position.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        /// Above the pointer.
        public static var top: UIPointerAccessory.Position { Position() }
        /// Above and to the right of the pointer.
        public static var topRight: UIPointerAccessory.Position { Position(angle: .pi / 4) }
        /// To the right of the pointer.
        public static var right: UIPointerAccessory.Position { Position(angle: .pi / 2) }
        /// Below and to the right of the pointer.
        public static var bottomRight: UIPointerAccessory.Position { Position(angle: .pi * 3 / 4) }
        /// Below the pointer.
        public static var bottom: UIPointerAccessory.Position { Position(angle: .pi) }
        /// Below and to the left of the pointer.
        public static var bottomLeft: UIPointerAccessory.Position { Position(angle: .pi * 5 / 4) }
        /// To the left of the pointer.
        public static var left: UIPointerAccessory.Position { Position(angle: .pi * 3 / 2) }
        /// Above and to the left of the pointer.
        public static var topLeft: UIPointerAccessory.Position { Position(angle: .pi * 7 / 4) }
    }

    private let shapeStorage: UIPointerShape
    private let positionStorage: Position

    /// Whether the shape is turned by the angle of its position.
    open var orientationMatchesAngle = false

    init(storing shape: UIPointerShape, at position: Position) {
        shapeStorage = shape
        positionStorage = position
        super.init()
    }

    /// Creates an accessory with a shape at a position.
    public convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
        self.init(storing: shape, at: position)
    }

    /// Returns an arrow that points away from the pointer.
    public class func arrow(_ position: UIPointerAccessory.Position) -> Self {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 2))
        path.addLine(to: CGPoint(x: 0, y: -2))
        path.addLine(to: CGPoint(x: 4, y: 2))
        path.close()
        let arrow = UIPointerAccessory(storing: .path(path), at: position)
        arrow.orientationMatchesAngle = true
        return unsafeDowncast(arrow, to: self)
    }

    /// The shape of the accessory.
    public var shape: UIPointerShape { shapeStorage }

    /// The position of the accessory.
    open var position: UIPointerAccessory.Position { positionStorage }

    /// Returns an accessory with the same shape and position.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(shapeStorage, position: positionStorage)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }
}
