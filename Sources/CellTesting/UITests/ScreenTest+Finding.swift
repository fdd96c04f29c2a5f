import DeclarativeCollections
import PortableUIKit
import ScreenHosting

extension ScreenTest {
    /// The most pages of a list that are looked through.
    private static let maximumPages = 2_000

    /// Finds the node of an element; if it is not on the screen, lists are scrolled through. Not finding it, or finding
    /// several, is reported.
    ///
    /// - Parameter action: What the element is needed for; lists then stay where they were scrolled to. For attributes
    ///   it is nil, and they return to where they were.
    func withNode<Result>(
        of element: ScreenElement,
        for action: String?,
        at site: TestReporter,
        _ body: (ElementNode) -> Result
    ) -> Result? {
        let nodes = element.query.find(tree.root)
        if let node = element.choose(nodes) { return body(node) }
        if nodes.isEmpty || element.choice == .first {
            var result: Result?
            let isFound = search(keepsPosition: action == nil, near: element.query.name) { page in
                guard let node = element.choose(element.query.find(page.root)) else { return false }
                if action == nil { result = body(node) }
                return true
            }
            if isFound, action == nil { return result }
            if isFound, let node = element.choose(element.query.find(self.tree.root)) { return body(node) }
        }
        // Looking through lists reuses cells, so that nodes from before may be others now.
        site.fail(Self.message(element, action: action, tree: tree), attachments: [])
        return nil
    }

    /// Whether a condition is met on any page of the lists on the screen, which return to where they were.
    func isInLists(_ condition: (ElementTree) -> Bool) -> Bool {
        search(keepsPosition: true, condition)
    }

    private static func message(
        _ element: ScreenElement,
        action: String?,
        tree: ElementTree
    ) -> String {
        let nodes = element.query.find(tree.root)
        let purpose = action.map { ", for \($0)" } ?? ""
        let query = element.query
        let description = TreeDescription(tree.root, nearestTo: query.name, type: query.type).text
        guard case .only = element.choice, nodes.count > 1 else {
            let hint = nodes.isEmpty ? "" : " (the query has \(nodes.count) elements)"
            return "\(element.path) does not exist\(hint)\(purpose). The elements on the screen:\n\(description)"
        }
        let lines = nodes.map { "  " + $0.line }.joined(separator: "\n")
        return """
            \(element.path) is ambiguous\(purpose): \(nodes.count) elements match. Use .firstMatch, .element(boundBy:) or an \
            identifier.
            \(lines)
            The elements on the screen:
            \(description)
            """
    }

    // MARK: Lists

    /// Scrolls through each list until a condition is met, first to the row with a name. Returns whether it was.
    private func search(
        keepsPosition: Bool,
        near name: String? = nil,
        _ condition: (ElementTree) -> Bool
    ) -> Bool {
        for list in lists(in: host.window) {
            let start = list.contentOffset
            let isFound =
                jump(in: list, to: name) && condition(tree)
                || page(through: list, from: start, until: condition)
            if isFound, !keepsPosition { return true }
            list.setContentOffset(start, animated: false)
            host.layout()
            if isFound { return true }
        }
        return false
    }

    /// The scroll views that show only a part of their rows, outer ones first.
    private func lists(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden else { return [] }
        var result: [UIScrollView] = []
        if let list = view as? UIScrollView, list is UICollectionView || list is UITableView || isInCollection(list) {
            let size = list.contentSize
            if size.height > list.bounds.height || size.width > list.bounds.width { result.append(list) }
        }
        return result + view.subviews.flatMap { lists(in: $0) }
    }

    /// Whether a scroll view is that of an orthogonal section.
    private func isInCollection(_ view: UIScrollView) -> Bool { view.superview is UICollectionView }

    /// Scrolls to the only row of a declarative list that a name identifies. Returns whether there is one.
    private func jump(in list: UIScrollView, to name: String?) -> Bool {
        guard let name, let collectionView = list as? UICollectionView,
            let driver = CollectionViewDriver.driver(of: collectionView),
            let path = driver.state.onlyItem(named: name)
        else { return false }
        // The rows around it are measured as they are shown, which moves it.
        for _ in 0..<4 {
            guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return false }
            if collectionView.cellForItem(at: path) != nil, collectionView.bounds.contains(frame) { return true }
            center(frame, in: collectionView)
            host.layout()
        }
        return collectionView.cellForItem(at: path) != nil
    }

    private func page(
        through list: UIScrollView,
        from start: CGPoint,
        until condition: (ElementTree) -> Bool
    ) -> Bool {
        let insets = list.adjustedContentInset
        let isVertical = list.contentSize.height > list.bounds.height
        let visible =
            isVertical
            ? list.bounds.height - insets.top - insets.bottom : list.bounds.width - insets.left - insets.right
        let step = max(visible * 0.8, 20)
        var position = isVertical ? -insets.top : -insets.left
        for _ in 0..<Self.maximumPages {
            let offset = CGPoint(
                x: isVertical ? list.contentOffset.x : position,
                y: isVertical ? position : list.contentOffset.y
            )
            list.setContentOffset(offset, animated: false)
            // What is on the screen without scrolling was looked at before.
            if offset != start, condition(tree) { return true }
            // Rows get their real heights as they are shown, so the end moves.
            let end =
                isVertical
                ? list.contentSize.height + insets.bottom - list.bounds.height
                : list.contentSize.width + insets.right - list.bounds.width
            guard position < end else { return false }
            position = min(position + step, end)
        }
        return false
    }

    /// Scrolls the views around an element so that its center is in the middle of them, as far as they can.
    func scroll(to node: ElementNode) {
        var next: UIView? = node.view
        while let view = next {
            if let scrollView = view as? UIScrollView, view !== node.view || !node.isView {
                let rect =
                    node.isView
                    ? node.view.convert(node.view.bounds, to: scrollView)
                    : host.window.convert(node.frame, to: scrollView)
                center(rect, in: scrollView)
            }
            next = view.superview
        }
        host.layout()
    }

    private func center(_ rect: CGRect, in scrollView: UIScrollView) {
        let insets = scrollView.adjustedContentInset
        let visible = scrollView.bounds.inset(by: insets)
        let limits = (
            x: -insets.left...max(-insets.left, scrollView.contentSize.width + insets.right - scrollView.bounds.width),
            y: -insets.top...max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        )
        let offset = CGPoint(
            x: (rect.midX - visible.width / 2 - insets.left).clamped(to: limits.x),
            y: (rect.midY - visible.height / 2 - insets.top).clamped(to: limits.y)
        )
        if offset != scrollView.contentOffset { scrollView.setContentOffset(offset, animated: false) }
    }
}

extension CollectionViewState {
    /// The place of the only item whose identifier, alone or after that of its section, is a name.
    fileprivate func onlyItem(named name: String) -> IndexPath? {
        var found: IndexPath?
        for (number, section) in sections.enumerated() {
            let prefix = "\(section.differenceIdentifier)."
            let own = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
            for (index, item) in section.items.enumerated() {
                let identifier = item.differenceIdentifier.description
                guard identifier == name || identifier == own else { continue }
                if found != nil { return nil }
                found = IndexPath(item: index, section: number)
            }
        }
        return found
    }
}

extension CGFloat {
    /// Returns the nearest number in a range.
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
