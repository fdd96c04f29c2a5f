import Foundation

extension UIAccessibility {
    /// Converts a rectangle from a view's coordinates to the screen's.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
    {
        view.convert(rect, to: nil)
    }

    /// Converts a path from a view's coordinates to the screen's.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(
        _ path: UIBezierPath,
        in view: UIView
    ) -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.cgPath)
        let origin = view.convert(CGPoint.zero, to: nil)
        let (right, down) = (
            view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
        )
        result.apply(
            CGAffineTransform(
                a: right.x - origin.x,
                b: right.y - origin.y,
                c: down.x - origin.x,
                d: down.y - origin.y,
                tx: origin.x,
                ty: origin.y
            )
        )
        return result
    }
}
