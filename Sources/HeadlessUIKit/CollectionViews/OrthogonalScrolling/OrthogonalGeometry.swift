import Foundation

/// How a section scrolls across the direction of its layout, in the coordinates of the layout: reading goes from left
/// to right.
struct OrthogonalGeometry {
    var section: Int
    /// The axis along which the section scrolls.
    var axis: NSLayoutConstraint.Axis
    var frame: CGRect
    var contentLength: CGFloat
    /// How far the section is scrolled, in reading direction.
    var offset: CGFloat
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}
