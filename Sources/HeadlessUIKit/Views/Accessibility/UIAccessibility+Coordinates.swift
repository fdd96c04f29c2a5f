import Foundation

extension UIAccessibility {
    /// Converts a rectangle from a view's coordinates to the screen's.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
    {
        view.convert(rect, to: nil)
    }
}
