import Foundation

extension UICollectionView {
    /// Returns the offset at which the layout lets scrolling stop.
    ///
    /// - Parameters:
    ///   - offset: The offset at which it would stop on its own.
    ///   - velocity: The velocity in points a second; layouts know it in points a millisecond, as delegates do.
    final func layoutOffset(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let scaled = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
        return layoutStorage.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: scaled)
    }

    final func scroll(to indexPath: IndexPath, position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: .cell(presentedPath(external: indexPath))) else {
            preconditionFailure(CollectionViewMessages.scrollTargetDoesNotExist(indexPath: indexPath))
        }
        updateContentSize()
        if layoutStorage.scrollsOrthogonally(attributes.elementKey) {
            scrollSection(to: attributes, position: position, animated: animated)
        }
        let offset = contentOffset(showing: attributes.frame, at: position)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Scrolls an orthogonal section so that an item is at a position of the visible area.
    private func scrollSection(
        to attributes: UICollectionViewLayoutAttributes,
        position: ScrollPosition,
        animated: Bool
    ) {
        let section = attributes.indexPath.section
        guard
            let geometry = layoutStorage.orthogonalSections(in: layoutRect(attributes.frame)).first(where: {
                $0.section == section
            })
        else { return }
        let isMirrored = mirrorsLayout && geometry.axis == .horizontal
        let visibleLength = geometry.frame.size[geometry.axis]
        let limit = max(0, geometry.contentLength - visibleLength)
        let offset = isMirrored ? limit - geometry.offset : geometry.offset
        let start = attributes.frame.origin[geometry.axis] - layoutRect(geometry.frame).origin[geometry.axis] + offset
        let end = start + attributes.frame.size[geometry.axis]
        let target = Axis(offset: offset, length: visibleLength, before: 0, after: 0)
            .offset(showing: start...max(start, end), at: axisPosition(position, along: geometry.axis))
        let limited = min(max(0, target), limit)
        guard limited != offset else { return }
        if let scroller = scrollers[section] {
            var point = CGPoint.zero
            point[geometry.axis] = limited
            scroller.setContentOffset(point, animated: animated)
        } else {
            sectionDidScroll(section, to: isMirrored ? limit - limited : limited)
        }
    }

    private func axisPosition(_ position: ScrollPosition, along axis: NSLayoutConstraint.Axis) -> AxisPosition? {
        let options: [(ScrollPosition, AxisPosition)] =
            axis == .vertical
            ? [(.top, .start), (.centeredVertically, .middle), (.bottom, .end)]
            : [(.left, .start), (.centeredHorizontally, .middle), (.right, .end)]
        return options.first { position.contains($0.0) }?.1
    }

    /// Returns the offset at which a rectangle of the content is at a position of the visible rectangle, limited to the
    /// content.
    private func contentOffset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        // Scrolling to an invalid frame has no effect.
        guard frame.isFinite else { return contentOffset }
        let insets = adjustedContentInset
        let visibleSize = bounds.size
        let vertical = axisPosition(position, along: .vertical)
        let horizontal = axisPosition(position, along: .horizontal)
        return validContentOffset(
            CGPoint(
                x: Axis(offset: contentOffset.x, length: visibleSize.width, before: insets.left, after: insets.right)
                    .offset(showing: frame.minX...frame.maxX, at: horizontal),
                y: Axis(offset: contentOffset.y, length: visibleSize.height, before: insets.top, after: insets.bottom)
                    .offset(showing: frame.minY...frame.maxY, at: vertical)
            )
        )
    }

    /// Returns the nearest offset that does not scroll past the content and its insets.
    final func validContentOffset(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func valid(_ value: CGFloat, _ content: CGFloat, _ visibleLength: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> CGFloat
        {
            guard value.isFinite, visibleLength.isFinite else { return -before }
            return max(-before, min(value, content + after - visibleLength))
        }
        return CGPoint(
            x: valid(offset.x, contentSize.width, bounds.width, insets.left, insets.right),
            y: valid(offset.y, contentSize.height, bounds.height, insets.top, insets.bottom)
        )
    }
}

/// The target position along an axis.
private enum AxisPosition {
    case start, middle, end
}

/// The scroll position along one axis.
private struct Axis {
    var offset: CGFloat
    var length: CGFloat
    var before: CGFloat
    var after: CGFloat

    /// Returns the offset at which a range is at a position. Without a position, it is the smallest change that makes
    /// the range visible.
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
