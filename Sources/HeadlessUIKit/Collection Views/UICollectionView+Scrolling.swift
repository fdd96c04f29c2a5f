import Foundation

extension UICollectionView {
    final func scroll(to indexPath: IndexPath, position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: .cell(indexPath)) else {
            preconditionFailure(CollectionViewMessages.scrollTargetDoesNotExist(indexPath: indexPath))
        }
        updateContentSize()
        let offset = contentOffset(showing: attributes.frame, at: position)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// The offset at which a rectangle of the content is at a place of the visible rectangle, as far as there is
    /// content.
    private func contentOffset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        // There is no way to a place that is nowhere.
        guard frame.isFinite else { return contentOffset }
        let insets = adjustedContentInset
        let room = bounds.size
        let vertical: AxisPosition? =
            position.contains(.top)
            ? .start : position.contains(.centeredVertically) ? .middle : position.contains(.bottom) ? .end : nil
        let horizontal: AxisPosition? =
            position.contains(.left)
            ? .start : position.contains(.centeredHorizontally) ? .middle : position.contains(.right) ? .end : nil
        return validContentOffset(
            CGPoint(
                x: Axis(offset: contentOffset.x, length: room.width, before: insets.left, after: insets.right)
                    .offset(showing: frame.minX...frame.maxX, at: horizontal),
                y: Axis(offset: contentOffset.y, length: room.height, before: insets.top, after: insets.bottom)
                    .offset(showing: frame.minY...frame.maxY, at: vertical)
            )
        )
    }

    /// The nearest offset at which no more than the insets shows beside the content.
    final func validContentOffset(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func valid(_ value: CGFloat, _ content: CGFloat, _ room: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> CGFloat
        {
            guard value.isFinite, room.isFinite else { return -before }
            return max(-before, min(value, content + after - room))
        }
        return CGPoint(
            x: valid(offset.x, contentSize.width, bounds.width, insets.left, insets.right),
            y: valid(offset.y, contentSize.height, bounds.height, insets.top, insets.bottom)
        )
    }
}

/// Where along an axis something is put.
private enum AxisPosition {
    case start, middle, end
}

/// One axis of what a scroll view shows.
private struct Axis {
    var offset: CGFloat
    var length: CGFloat
    var before: CGFloat
    var after: CGFloat

    /// The offset at which a range is at a position; without one, the least change that brings it into sight.
    func offset(showing range: ClosedRange<CGFloat>, at position: AxisPosition?) -> CGFloat {
        let start = range.lowerBound - before
        let end = range.upperBound - length + after
        switch position {
        case .start: return start
        case .middle: return (start + end) / 2
        case .end: return end
        case nil:
            if offset > start { return start }
            return offset < end ? min(start, end) : offset
        }
    }
}
