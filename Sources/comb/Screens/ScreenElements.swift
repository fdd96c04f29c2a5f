import Honeycomb

/// What was read from the views of a screen's cells, headers, footers and backgrounds.
@MainActor
struct ScreenElements<Value> {
    private struct Key: Hashable {
        /// `nil` for a cell.
        let kind: String?
        let indexPath: IndexPath

        @MainActor
        init(_ attributes: UICollectionViewLayoutAttributes) {
            kind = attributes.representedElementKind
            indexPath = attributes.indexPath
        }
    }

    private var values: [Key: Value] = [:]

    /// The value of an element; `nil` where it never had a view.
    subscript(attributes: UICollectionViewLayoutAttributes) -> Value? {
        values[Key(attributes)]
    }

    /// Reads the views that the collection has now. `read` is given a view that holds content, and the cell, header, footer or
    /// background that the element is, in whose coordinates frames mean the same wherever the list is scrolled to.
    mutating func read(_ collectionView: UICollectionView, _ read: (_ content: UIView, _ element: UIView) -> Value) {
        let layout = collectionView.collectionViewLayout
        for attributes in layout.layoutAttributesForElements(in: collectionView.bounds) ?? [] {
            switch attributes.representedElementCategory {
            case .cell:
                guard let cell = collectionView.cellForItem(at: attributes.indexPath) else { continue }
                values[Key(attributes)] = read(cell.contentView, cell)
            case .supplementaryView:
                guard let kind = attributes.representedElementKind,
                    let view = collectionView.supplementaryView(forElementKind: kind, at: attributes.indexPath)
                else { continue }
                values[Key(attributes)] = read(view, view)
            default: continue
            }
        }
    }
}

extension HostedScreen {
    /// The height of the window that walks over a list, in points: few enough cells at a time to reuse, few enough steps.
    static let walkingHeight: CGFloat = 4096

    /// Reads the views of all elements, a window at a time, so that a long list reuses its cells. Everything is measured
    /// afterwards, and the list is back at its beginning.
    func readElements<Value>(
        images: ScreenImages,
        _ read: (_ content: UIView, _ element: UIView) -> Value
    ) async throws -> ScreenElements<Value> {
        let collectionView = controller.collectionView
        var elements = ScreenElements<Value>()
        // A screen that fits into a window is shown as a whole.
        try fitContent(upTo: Self.walkingHeight)
        let start = collectionView.contentOffset
        await images.load()
        elements.read(collectionView, read)
        while collectionView.bounds.maxY < collectionView.collectionViewLayout.collectionViewContentSize.height {
            collectionView.contentOffset.y += collectionView.bounds.height
            host.layout()
            await images.load()
            elements.read(collectionView, read)
        }
        collectionView.contentOffset = start
        host.layout()
        return elements
    }

    /// Reads the views that are in the window.
    func readVisibleElements<Value>(
        _ read: (_ content: UIView, _ element: UIView) -> Value
    ) -> ScreenElements<Value> {
        var elements = ScreenElements<Value>()
        elements.read(controller.collectionView, read)
        return elements
    }
}
