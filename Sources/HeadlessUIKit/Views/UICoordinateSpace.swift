import Foundation

/// Something with coordinates of its own: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point of these coordinates to others.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point of other coordinates to these.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle of these coordinates to others.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle of other coordinates to these.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The whole of it.
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
    /// Converts a point of this view's coordinates to others.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convertPoint(point, to: view) }
        if coordinateSpace is UIScreen { return convertPoint(point, to: nil) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point of other coordinates to this view's.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convertPoint(point, from: view) }
        if coordinateSpace is UIScreen { return convertPoint(point, from: nil) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle of this view's coordinates to others.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convertRect(rect, to: view) }
        if coordinateSpace is UIScreen { return convertRect(rect, to: nil) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle of other coordinates to this view's.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convertRect(rect, from: view) }
        if coordinateSpace is UIScreen { return convertRect(rect, from: nil) }
        return coordinateSpace.convert(rect, to: self)
    }
}

/// Every window has a screen of its own here and fills it, so that both have the same coordinates.
extension UIScreen: UICoordinateSpace {
    /// Converts a point of the screen to other coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
    }

    /// Converts a point of other coordinates to the screen's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle of the screen to other coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle of other coordinates to the screen's.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
    }

    /// The coordinates of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinates of the screen held upright, as it always is here.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
