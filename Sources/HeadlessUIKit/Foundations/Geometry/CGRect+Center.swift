import Foundation

extension CGRect {
    /// The center of the rectangle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
