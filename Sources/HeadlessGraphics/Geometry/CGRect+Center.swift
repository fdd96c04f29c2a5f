import Foundation

extension CGRect {
    /// The center of the rectangle.
    @inlinable
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
