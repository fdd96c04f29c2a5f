import Foundation

/// An object with its own coordinate space: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point from this coordinate space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another coordinate space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle from this coordinate space to another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another coordinate space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The bounds of the object, in its own coordinates.
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
    /// Converts a point from the view's coordinate space to another.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return performConvert(point, to: view) }
        if coordinateSpace is ScreenCoordinateSpace { return performConvert(point, to: nil) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point from another coordinate space to the view's.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return performConvert(point, from: view) }
        if coordinateSpace is ScreenCoordinateSpace { return performConvert(point, from: nil) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle from the view's coordinate space to another.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return performConvert(rect, to: view) }
        if coordinateSpace is ScreenCoordinateSpace { return performConvert(rect, to: nil) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle from another coordinate space to the view's.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return performConvert(rect, from: view) }
        if coordinateSpace is ScreenCoordinateSpace { return performConvert(rect, from: nil) }
        return coordinateSpace.convert(rect, to: self)
    }
}

/// The coordinates of a screen. Every window has its own screen and fills it, so both have the same coordinates.
@MainActor final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(of screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, to: self)
    }
}
