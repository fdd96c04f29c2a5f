import Foundation

extension UICollectionView {
    /// The kinds of element a layout places.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A view of the data source beside the items, such as a header.
        case supplementaryView = 1
        /// A view of the layout's own.
        case decorationView = 2
    }
}

/// Where an element lies and how it looks there, as the layout says.
///
/// Subclasses that add properties override `copy(with:)` and `isEqual(_:)`: attributes that are equal to the ones in
/// force are not applied again.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The section and item of the element.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// What kind of element it is.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view, nil for a cell.
    open private(set) var representedElementKind: String?

    /// The rectangle before the transform. Stored as a whole, because an origin worked out from the middle would not
    /// always be the one that was set.
    private var rectangle = CGRect.zero

    /// The middle, in the coordinates of the content.
    open var center: CGPoint {
        get { rectangle.center }
        set { rectangle = Self.rectangle(around: newValue, size: rectangle.size) }
    }

    /// The size before the transform. Setting it keeps the middle.
    open var size: CGSize {
        get { rectangle.size }
        set { rectangle = Self.rectangle(around: center, size: newValue) }
    }

    /// The transform about the center.
    open var transform = CGAffineTransform.identity

    /// From 0, invisible, to 1.
    open var alpha: CGFloat = 1

    /// Elements of higher order lie before those of lower order.
    open var zIndex = 0

    /// A hidden element needs no view, and none is made for it.
    open var isHidden = false

    /// The axes along which a view that is sized by its constraints has no say.
    final var fixedAxes: Set<NSLayoutConstraint.Axis> = [.horizontal]

    /// Makes attributes of an item at section 0, item 0.
    public required override init() {
        super.init()
    }

    /// Makes attributes for the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell, kind: nil, at: indexPath)
    }

    /// Names the element. For attributes made from a metatype, which has no other initialiser than the required one.
    final func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Makes attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, kind: elementKind, at: indexPath)
    }

    /// Makes attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, kind: decorationViewKind, at: indexPath)
    }

    /// The rectangle in the coordinates of the content; with a transform, the one that encloses the element.
    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return rectangle }
            let centered = Self.rectangle(around: .zero, size: size)
            return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set { rectangle = newValue }
    }

    /// The rectangle in the element's own coordinates: its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Makes attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
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

    /// Whether the other object is of the same class and places the same element in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || hasSameValues(as: other) }
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int {
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
