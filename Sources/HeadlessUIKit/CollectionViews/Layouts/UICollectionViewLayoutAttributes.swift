import Foundation

extension UICollectionView {
    /// The categories of elements in a layout.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that the data source provides in addition to the cells, such as a header.
        case supplementaryView = 1
        /// A view that the layout provides.
        case decorationView = 2
    }
}

/// The position and the appearance of an element in a layout.
///
/// Subclasses that add properties override `copy(with:)` and `isEqual(_:)`, because attributes that are equal to the
/// applied ones are not applied again.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The category of the element.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The element kind of a supplementary or decoration view, or `nil` for a cell.
    open private(set) var representedElementKind: String?

    /// The frame before the transform. Stored as a rectangle, because an origin computed from the center would not
    /// always be exactly the one that was set.
    private var rectangle = CGRect.zero

    /// The center in content coordinates.
    open var center: CGPoint {
        get { rectangle.center }
        set { rectangle = Self.rectangle(around: newValue, size: rectangle.size) }
    }

    /// The size before the transform, in points. Setting it keeps the center.
    open var size: CGSize {
        get { rectangle.size }
        set { rectangle = Self.rectangle(around: center, size: newValue) }
    }

    /// The transform around the center.
    open var transform = CGAffineTransform.identity

    /// The 3D transform about the center. Only its effect in the plane is stored.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// The opacity, from 0 (transparent) to 1 (opaque).
    open var alpha: CGFloat = 1

    /// The position in the z-order: elements with higher values are in front.
    open var zIndex = 0

    /// Whether the element is hidden. No view is created for hidden elements.
    open var isHidden = false

    /// The axes along which the layout determines the length of a view, even if the view has constraints.
    final var fixedAxes: Set<NSLayoutConstraint.Axis> = [.horizontal]

    /// Creates attributes for the cell of item 0 in section 0.
    public override init() {
        super.init()
    }

    /// Creates attributes for the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        setElement(.cell, kind: nil, at: indexPath)
    }

    /// Sets the represented element. For attributes created from a metatype.
    final func setElement(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Creates attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        setElement(.supplementaryView, kind: elementKind, at: indexPath)
    }

    /// Creates attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        setElement(.decorationView, kind: decorationViewKind, at: indexPath)
    }

    /// The frame in content coordinates. With a transform, it is the bounding rectangle.
    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return rectangle }
            let centered = Self.rectangle(around: .zero, size: size)
            return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set { rectangle = newValue }
    }

    /// The bounds in the element's own coordinates. The origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Returns attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.rectangle = rectangle
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fixedAxes = fixedAxes
        return copy
    }

    /// Returns whether the other object has the same class, element and values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || hasSameValues(as: other) }
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(indexPath)
            hasher.combine(representedElementKind)
            return hasher.finalize()
        }
    }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other)
            && rectangle == other.rectangle && transform == other.transform
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    private static func rectangle(around center: CGPoint, size: CGSize) -> CGRect {
        CGRect(
            origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
            size: size
        )
    }
}
