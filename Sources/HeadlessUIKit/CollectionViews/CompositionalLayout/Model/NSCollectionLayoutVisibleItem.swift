import Foundation

/// A visible element of a section whose appearance and position can be changed before it is placed.
///
/// Positions are in content coordinates. In sections that scroll orthogonally, they do not include the scroll offset.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, from 0 (transparent) to 1 (opaque).
    var alpha: CGFloat { get set }
    /// The z-index among the other elements.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center in content coordinates.
    var center: CGPoint { get set }
    /// The bounds; the origin is zero.
    var bounds: CGRect { get }
    /// The 2D transform around the center.
    var transform: CGAffineTransform { get set }
    /// The 3D transform around the center.
    var transform3D: CATransform3D { get set }
    /// The element kind of a supplementary or decoration view.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame in content coordinates, including the transform.
    var frame: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The element kind of a supplementary or decoration view, or `nil` for a cell.
    var representedElementKind: String? { get }
}

/// A visible item that reads and changes layout attributes before they are applied.
@MainActor final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// The scroll offset of the section, in points.
    private let offset: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
        self.attributes = attributes
        self.offset = offset
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
        set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
    }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var bounds: CGRect { attributes.bounds }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
