import Foundation

/// The geometry of an orthogonally scrolling section, in the left-to-right coordinates of the layout.
struct OrthogonalGeometry {
    var section: Int
    /// The axis along which the section scrolls.
    var axis: NSLayoutConstraint.Axis
    var frame: CGRect
    var contentLength: CGFloat
    /// The scroll offset in reading direction, in points.
    var offset: CGFloat
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}
