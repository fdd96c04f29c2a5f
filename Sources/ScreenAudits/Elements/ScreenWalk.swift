import DeclarativeCollections
import PortableUIKit

/// Shows all parts of a screen, one after another.
@MainActor
struct ScreenWalk {
    /// The view of the screen.
    let root: UIView

    /// The lists of the screen.
    var lists: [UIScrollView] {
        Self.lists(in: root)
    }

    private static func lists(in view: UIView) -> [UIScrollView] {
        guard view.isShown else { return [] }
        if let list = view as? UICollectionView { return [list] }
        if let list = view as? UITableView { return [list] }
        return view.subviews.flatMap(lists)
    }

    /// The most steps through one list: a longer one is looked at only so far.
    private static let maximumStepCount = 2_000

    /// Calls `visit` for each part of a list that fits the window, from its beginning, and returns to where it was.
    ///
    /// - Parameter layout: Lays the screen out.
    func visitParts(of list: UIScrollView, layout: () -> Void, visit: () -> Void) {
        let start = list.contentOffset
        let insets = list.adjustedContentInset
        let page = list.bounds.height - insets.top - insets.bottom
        guard page > 1 else { return visit() }
        list.contentOffset.y = -insets.top
        layout()
        visit()
        visitCarousels(of: list, layout: layout, visit: visit)
        let step = max((page * 0.75).rounded(.down), 1)
        for _ in 0..<Self.maximumStepCount {
            let end = list.contentSize.height + insets.bottom - list.bounds.height
            guard list.contentOffset.y < end - 0.5 else { break }
            list.contentOffset.y = min(list.contentOffset.y + step, startOfCutElement(in: list, insets: insets), end)
            layout()
            visit()
            visitCarousels(of: list, layout: layout, visit: visit)
        }
        list.contentOffset = start
        layout()
    }

    /// The offset at which the first element that is cut at the end of the page begins, so that each one that fits is seen as a
    /// whole; infinite if none is.
    private func startOfCutElement(in list: UIScrollView, insets: UIEdgeInsets) -> CGFloat {
        let visible = list.bounds.inset(by: insets)
        let starts = visibleElements(of: list).filter { element in
            element.role != .other && element.frame.maxY > visible.maxY + 0.5 && element.frame.minY > visible.minY + 0.5
                && element.frame.height <= visible.height
        }
        return starts.map(\.frame.minY).min().map { $0 - insets.top } ?? .infinity
    }

    /// Calls `visit` for each part of the carousels that a list shows now, and returns to where they were.
    private func visitCarousels(of list: UIScrollView, layout: () -> Void, visit: () -> Void) {
        let cells = (list as? UICollectionView)?.visibleCells ?? []
        for carousel in cells.compactMap(CollectionViewDriver.carousel(in:)) where carousel.bounds.width > 1 {
            let start = carousel.contentOffset
            let step = max((carousel.bounds.width * 0.75).rounded(.down), 1)
            let end = carousel.contentSize.width - carousel.bounds.width
            for offset in stride(from: 0, to: min(end + step, step * CGFloat(Self.maximumStepCount)), by: step) {
                carousel.contentOffset.x = min(offset, end)
                layout()
                visit()
            }
            carousel.contentOffset = start
            layout()
        }
    }

    /// The cells, headers and footers that a list shows now. Of a carousel, these are the rows in it.
    ///
    /// - Parameter isInWindow: Whether the rows of carousels are where they are on the screen, rather than where they are
    ///   before they are scrolled.
    func visibleElements(of list: UIScrollView, isInWindow: Bool = false) -> [LaidOutElement] {
        switch list {
        case let collectionView as UICollectionView: Self.elements(of: collectionView, isInWindow: isInWindow)
        case let tableView as UITableView: Self.elements(of: tableView)
        default: []
        }
    }

    private static func elements(of list: UICollectionView, isInWindow: Bool) -> [LaidOutElement] {
        let driver = CollectionViewDriver.driver(of: list)
        let attributes = list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []
        return attributes.flatMap { attributes -> [LaidOutElement] in
            let role: LaidOutElement.Role
            let view: UIView?
            switch attributes.representedElementCategory {
            case .cell:
                role = .item
                let cell = list.cellForItem(at: attributes.indexPath)
                if let carousel = cell.flatMap(CollectionViewDriver.carousel(in:)) {
                    return rows(of: carousel, at: attributes, in: list, isInWindow: isInWindow)
                }
                view = cell
            case .supplementaryView:
                let kind = attributes.representedElementKind ?? ""
                switch driver?.role(ofElementKind: kind) {
                case .header?: role = .header
                case .footer?: role = .footer
                default: role = Self.role(ofKind: kind)
                }
                view = list.supplementaryView(forElementKind: kind, at: attributes.indexPath)
            default: return []
            }
            guard let view, !attributes.frame.isEmpty, !attributes.isHidden else { return [] }
            return [
                LaidOutElement(
                    role: role,
                    indexPath: attributes.indexPath,
                    view: view,
                    frame: attributes.frame,
                    list: list
                )
            ]
        }
    }

    /// The visible rows of a carousel, with the section of the carousel.
    private static func rows(
        of carousel: UICollectionView,
        at place: UICollectionViewLayoutAttributes,
        in list: UICollectionView,
        isInWindow: Bool
    ) -> [LaidOutElement] {
        let scrolled = isInWindow ? carousel.contentOffset.x : 0
        return elements(of: carousel, isInWindow: false).map { row in
            LaidOutElement(
                role: .item,
                indexPath: row.indexPath.map { IndexPath(item: $0.item, section: place.indexPath.section) },
                view: row.view,
                frame: row.frame.offsetBy(dx: place.frame.minX - scrolled, dy: place.frame.minY),
                list: list,
                isInCarousel: true
            )
        }
    }

    private static func role(ofKind kind: String) -> LaidOutElement.Role {
        switch kind {
        case UICollectionView.elementKindSectionHeader: .header
        case UICollectionView.elementKindSectionFooter: .footer
        default: .other
        }
    }

    private static func elements(of list: UITableView) -> [LaidOutElement] {
        var elements: [LaidOutElement] = []
        for indexPath in list.indexPathsForVisibleRows ?? [] {
            guard let cell = list.cellForRow(at: indexPath), cell.isShown else { continue }
            let frame = list.rectForRow(at: indexPath)
            elements.append(LaidOutElement(role: .item, indexPath: indexPath, view: cell, frame: frame, list: list))
        }
        for section in 0..<list.numberOfSections {
            let indexPath = IndexPath(row: 0, section: section)
            for (role, view) in [
                (LaidOutElement.Role.header, list.headerView(forSection: section)),
                (.footer, list.footerView(forSection: section)),
            ] {
                guard let view, view.isShown, view.frame.intersects(list.bounds) else { continue }
                elements.append(
                    LaidOutElement(role: role, indexPath: indexPath, view: view, frame: view.frame, list: list)
                )
            }
        }
        return elements
    }
}
