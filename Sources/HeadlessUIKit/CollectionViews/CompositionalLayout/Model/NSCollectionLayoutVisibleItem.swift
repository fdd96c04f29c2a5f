import Foundation

/// An element of a section that is in sight, before it is placed: its looks and its place may be changed.
///
/// Places count in the content: where the section scrolls by itself, as if it were not scrolled.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// From 0, invisible, to 1.
    var alpha: CGFloat { get set }
    /// The order among other elements.
    var zIndex: Int { get set }
    /// Whether the element is not shown.
    var isHidden: Bool { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The size, at the origin.
    var bounds: CGRect { get }
    /// The transform about the middle.
    var transform: CGAffineTransform { get set }
    /// The transform about the middle.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view.
    var name: String { get }
    /// The path.
    var indexPath: IndexPath { get }
    /// The rectangle, with the transform.
    var frame: CGRect { get }
    /// What kind of element it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view, nil for a cell.
    var representedElementKind: String? { get }
}

/// An element by its attributes, which are about to be applied.
@MainActor final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// How far the section is scrolled.
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
