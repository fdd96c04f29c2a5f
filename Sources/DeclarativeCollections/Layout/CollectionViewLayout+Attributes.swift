import BatchDiffing
import PortableUIKit

extension CollectionViewLayout {
    /// Returns the attributes of an element; `nil` if it does not exist.
    func attributes(of element: GeometryElement, in viewport: LayoutViewport) -> UICollectionViewLayoutAttributes? {
        guard var frame = geometry.frame(of: element), let attributes = makeAttributes(of: element) else {
            return nil
        }
        if case .header(let section) = element,
            let sticky = geometry.stickyHeader(in: viewport.unobscuredRows(grid: geometry.grid)),
            sticky.section == section
        {
            attributes.zIndex = sticky.offset > frame.rows.lowerBound ? PinnedHeader.zIndex : 1
            frame.rows = sticky.offset..<(sticky.offset + frame.rows.count)
        }
        if case .background = element {
            attributes.zIndex = -1
        }
        attributes.frame = viewport.rect(frame, in: geometry)
        return attributes
    }

    /// Returns the frame of a section in content coordinates; `nil` if it does not exist.
    func frame(ofSection section: Int) -> CGRect? {
        guard let collectionView, geometry.sections.indices.contains(section) else { return nil }
        let viewport = LayoutViewport(collectionView, bounds: collectionView.bounds)
        return viewport.rect(geometry.frame(ofSection: section), in: geometry)
    }

    private func makeAttributes(of element: GeometryElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): UICollectionViewLayoutAttributes(forCellWith: path.indexPath)
        case .header(let section): makeAttributes(of: .header, section: section)
        case .footer(let section): makeAttributes(of: .footer, section: section)
        case .background(let section): makeAttributes(of: .background, section: section)
        }
    }

    private func makeAttributes(
        of role: CollectionViewSupplementaryRole,
        section: Int
    ) -> UICollectionViewLayoutAttributes? {
        source?.elementKind(of: role, section: section).map { kind in
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: kind,
                with: IndexPath(item: 0, section: section)
            )
        }
    }
}
