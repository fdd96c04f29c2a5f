import Foundation

/// A header or footer at an edge of a section or of the whole layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let alignmentStorage: NSRectAlignment
    private let offsetStorage: CGPoint

    /// Creates a boundary item aligned with an edge or a corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a boundary item aligned with an edge or a corner, with an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: absoluteOffset)
    }

    private init(size: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, offset: CGPoint) {
        alignmentStorage = alignment
        offsetStorage = offset
        super.init(
            size: size,
            elementKind: elementKind,
            container: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset),
            item: nil
        )
    }

    /// Whether the item adds its length to the section. If `false`, the item overlaps the content.
    open var extendsBoundary = true

    /// Whether the item stays visible while a part of its section is visible.
    open var pinToVisibleBounds = false

    /// The alignment of the item with its section.
    open var alignment: NSRectAlignment { alignmentStorage }

    /// The offset from the aligned position, in points.
    open var offset: CGPoint { offsetStorage }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize,
            elementKind: elementKind,
            alignment: alignmentStorage,
            absoluteOffset: offsetStorage
        )
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}

/// The alignment of one rectangle with an edge or a corner of another.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The center of the top edge.
    case top = 1
    /// The top leading corner.
    case topLeading = 2
    /// The center of the leading edge.
    case leading = 3
    /// The bottom leading corner.
    case bottomLeading = 4
    /// The center of the bottom edge.
    case bottom = 5
    /// The bottom trailing corner.
    case bottomTrailing = 6
    /// The center of the trailing edge.
    case trailing = 7
    /// The top trailing corner.
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
