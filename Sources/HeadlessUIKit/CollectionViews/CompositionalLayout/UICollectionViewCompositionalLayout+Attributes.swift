import Foundation

extension UICollectionViewCompositionalLayout {
    /// The minimum z-index of pinned headers and footers, which places them in front of the items.
    private static let pinnedZIndex = 10

    final func attributes(of leaf: CompositionalLeaf, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let section = sections[path.section]
        let outline = section.model.list == nil ? nil : collectionView?.dataSource as? any OutlineSource
        let list = section.listAttributes(
            of: path.item,
            at: collectionView?.dataSourcePath(path),
            outline: outline
        )
        let attributes = list ?? makeAttributes()
        attributes.setElement(.cell, kind: nil, at: path)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.fixedAxes = Set([.horizontal, .vertical]).subtracting(leaf.estimatedAxes)
        return attributes
    }

    final func attributes(
        of attachment: CompositionalLeaf.Attachment,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.setElement(.supplementaryView, kind: attachment.item.elementKind, at: path)
        attributes.frame = attachment.item.frame(at: attachment.rect)
        attributes.zIndex = max(1, attachment.item.zIndex)
        attributes.fixedAxes = [.horizontal, .vertical]
        return attributes
    }

    final func attributes(
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        in section: CompositionalSection,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        var visible = visibleRect
        if let boundary, boundary.items.contains(where: { $0.pinToVisibleBounds && boundary.isAtStart($0) }) {
            // Below the pinned headers of the whole layout.
            let length = boundary.length(atStart: true)
            visible.origin[axis] += length
            visible.size[axis] -= length
        }
        return attributes(of: item, frame: section.frame(of: item, visible: visible), at: path)
    }

    final func attributes(
        ofLayoutItem item: NSCollectionLayoutBoundarySupplementaryItem
    ) -> UICollectionViewLayoutAttributes {
        guard let boundary else { preconditionFailure("The item is one of the boundary's") }
        var area = CGRect(origin: .zero, size: boundary.container)
        area.origin[axis.other] = boundaryStart
        area.size[axis] = contentLength
        let frame = boundary.frame(of: item, in: area, visible: visibleRect)
        return attributes(of: item, frame: frame, at: Self.layoutPath)
    }

    final func attributes(
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        frame: CGRect,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let list = path.count == 2 ? sections[path.section].listAttributes(ofKind: item.elementKind) : nil
        let attributes = list ?? makeAttributes()
        attributes.setElement(.supplementaryView, kind: item.elementKind, at: path)
        attributes.frame = frame
        attributes.zIndex = item.pinToVisibleBounds ? max(Self.pinnedZIndex, item.zIndex) : item.zIndex
        attributes.fixedAxes = Set([.horizontal, .vertical]).subtracting(item.layoutSize.estimatedAxes)
        return attributes
    }

    private var visibleRect: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

    final func attributes(
        of item: NSCollectionLayoutDecorationItem,
        in section: CompositionalSection,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.setElement(.decorationView, kind: item.elementKind, at: path)
        let insets = item.contentInsets
        let frame = section.frame
        attributes.frame = CGRect(
            origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            size: frame.size.inset(by: insets)
        )
        attributes.zIndex = item.zIndex
        return attributes
    }

    final func makeAttributes() -> UICollectionViewLayoutAttributes {
        let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (attributesClass ?? UICollectionViewLayoutAttributes.self).make()
    }
}
