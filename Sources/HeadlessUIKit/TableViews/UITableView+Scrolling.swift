import Foundation

extension UITableView {
    /// The maximum number of corrections of the target, for rows whose heights change while they become visible.
    private static let maximumCorrections = 8

    final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        checkScrollTarget(indexPath)
        let target = offset(showing: indexPath, at: position)
        guard !animated || window == nil else {
            guard target != contentOffset else { return }
            // Estimated heights become known while scrolling. The last step scrolls to the actual position of the row.
            changeOffset(target, animated: true) { [weak self] in
                guard let self else { return }
                if exists(indexPath) { correctOffset(for: indexPath, at: position) }
                delegateStorage?.scrollViewDidEndScrollingAnimation(self)
            }
            return
        }
        contentOffset = target
        correctOffset(for: indexPath, at: position)
    }

    /// Scrolls to the actual position of the row, correcting the offset as heights become known.
    private func correctOffset(for indexPath: IndexPath, at position: ScrollPosition) {
        guard !display.isPlacing else { return }
        for _ in 0..<Self.maximumCorrections {
            layoutIfNeeded()
            guard exists(indexPath) else { return }
            let target = offset(showing: indexPath, at: position)
            guard target != contentOffset else { return }
            contentOffset = target
        }
    }

    private func checkScrollTarget(_ path: IndexPath) {
        // An index path with row `NSNotFound` refers to a section.
        if path.count == 2, path.row == NSNotFound, loadedCounts().items(inSection: path.section) != nil { return }
        let counts = loadedCounts()
        precondition(
            exists(path),
            TableViewMessages.scrollTargetDoesNotExist(
                indexPath: path,
                sections: counts.sections,
                rows: counts.items(inSection: path.section)
            )
        )
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        updateContentSize()
        let geometry = loadedGeometry()
        let span =
            path.row == NSNotFound ? geometry.span(ofSection: path.section) : geometry.span(ofRow: presentedPath(path))
        let insets = adjustedContentInset
        // Sticky headers and footers would cover the row.
        let sticks = style == .plain && path.row != NSNotFound
        let header = sticks ? geometry.sections[path.section].header : 0
        let footer = sticks ? geometry.sections[path.section].footer : 0
        let start = span.start - insets.top - header
        let end = span.end - bounds.height + insets.bottom + footer
        let y: CGFloat =
            switch position {
            case .top: start
            case .bottom: end
            case .middle: (span.start + span.end) / 2 - insets.top - (bounds.height - insets.top - insets.bottom) / 2
            case .none:
                contentOffset.y > start ? start : contentOffset.y < end ? min(start, end) : contentOffset.y
            }
        let range = verticalRange
        return CGPoint(x: contentOffset.x, y: min(max(y, range.lowerBound), range.upperBound))
    }

    final var nearestSelectedRow: IndexPath? {
        let geometry = loadedGeometry()
        return selection.selected.sorted().min { first, second in
            abs(geometry.span(ofRow: presentedPath(first)).start - bounds.midY)
                < abs(geometry.span(ofRow: presentedPath(second)).start - bounds.midY)
        }
    }
}
