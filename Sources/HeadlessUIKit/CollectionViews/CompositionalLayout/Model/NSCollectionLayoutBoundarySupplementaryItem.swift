import Foundation

/// A header or footer: a view at an edge of a section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let alignmentStorage: NSRectAlignment
    private let offsetStorage: CGPoint

    /// Makes a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a view at an edge, so many points from there.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        alignmentStorage = alignment
        offsetStorage = absoluteOffset
        super.init(
            size: layoutSize,
            elementKind: elementKind,
            container: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
            item: nil
        )
    }

    /// Whether the section makes room for the view; else it lies over the content.
    open var extendsBoundary = true

    /// Whether the view stays in sight while its section is.
    open var pinToVisibleBounds = false

    /// The edge.
    open var alignment: NSRectAlignment { alignmentStorage }

    /// How far from the edge.
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

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    /// The top corner at the beginning of reading.
    case topLeading = 2
    /// The middle of the edge at the beginning of reading.
    case leading = 3
    /// The bottom corner at the beginning of reading.
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    /// The bottom corner at the end of reading.
    case bottomTrailing = 6
    /// The middle of the edge at the end of reading.
    case trailing = 7
    /// The top corner at the end of reading.
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
