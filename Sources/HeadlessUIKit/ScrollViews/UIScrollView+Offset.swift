import Foundation

extension UIScrollView {
    /// UIKit's duration of an animated change of the offset, in seconds.
    private static let scrollAnimationDuration: TimeInterval = 0.3

    final func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
        changeLayer { $0.bounds.origin = offset }
    }

    /// Returns the offset at whole pixels of the screen that is nearest to one. A finger and a motion scroll in such steps, as in
    /// UIKit: texts stay sharp, and the pixels of the last frame can be moved. The ends of the content stay where they are.
    final func pixelOffset(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        func rounded(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            let isEnd = value == range.lowerBound || value == range.upperBound
            return isEnd ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: rounded(offset.x, horizontalRange), y: rounded(offset.y, verticalRange))
    }

    /// - Parameter arrival: Called at the end of the animation instead of `scrollViewDidEndScrollingAnimation(_:)`.
    final func changeOffset(_ offset: CGPoint, animated: Bool, arrival: (@MainActor () -> Void)? = nil) {
        stopMotion()
        guard animated, offset != contentOffset, offset.x.isFinite, offset.y.isFinite, window != nil else {
            scroll(to: offset)
            return
        }
        let start = contentOffset
        runMotion(.animating) { [weak self] elapsed in
            guard let self else { return true }
            let time = min(1, elapsed / Self.scrollAnimationDuration)
            let progress = CGFloat(TimingCurve.easeInOut.value(at: time))
            let step = CGPoint(
                x: start.x + (offset.x - start.x) * progress,
                y: start.y + (offset.y - start.y) * progress
            )
            if time == 1 { scroll(to: offset) } else { scroll(to: pixelOffset(step)) }
            return time == 1
        } completion: { [weak self] in
            guard let self else { return }
            if let arrival { arrival() } else { delegateStorage?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    final func performScrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.shift(from: rect.minX, to: rect.maxX, into: (visible.minX, visible.maxX))
        offset.y += Self.shift(from: rect.minY, to: rect.maxY, into: (visible.minY, visible.maxY))
        let x = horizontalRange
        let y = verticalRange
        offset.x = min(max(offset.x, x.lowerBound), x.upperBound)
        offset.y = min(max(offset.y, y.lowerBound), y.upperBound)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Returns the smallest shift that makes an interval visible, or its start if it is longer than the visible one.
    private static func shift(from start: CGFloat, to end: CGFloat, into visible: (CGFloat, CGFloat)) -> CGFloat {
        if start < visible.0 { return start - visible.0 }
        if end > visible.1 { return min(end - visible.1, start - visible.0) }
        return 0
    }
}

// MARK: - Insets and range

extension UIScrollView {
    /// The horizontal offsets at which the content fills the view.
    final var horizontalRange: ClosedRange<CGFloat> {
        let inset = adjustedContentInsetStorage
        return Self.range(from: -inset.left, to: contentSizeStorage.width + inset.right - bounds.width)
    }

    /// The vertical offsets at which the content fills the view.
    final var verticalRange: ClosedRange<CGFloat> {
        let inset = adjustedContentInsetStorage
        return Self.range(
            from: -inset.top - expandableInset,
            to: contentSizeStorage.height + inset.bottom - bounds.height
        )
    }

    private static func range(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
        guard start.isFinite, end.isFinite else { return 0...0 }
        return start...max(start, end)
    }

    final var canScrollHorizontally: Bool {
        alwaysBounceHorizontal && bounces || horizontalRange.lowerBound < horizontalRange.upperBound
    }

    final var canScrollVertically: Bool {
        alwaysBounceVertical && bounces || verticalRange.lowerBound < verticalRange.upperBound
    }

    /// - Parameter keepsOffset: Whether the content stays in place even if it is scrolled to its start.
    final func updateAdjustedContentInset(keepsOffset: Bool = false) {
        let previous = adjustedContentInsetStorage
        var inset = contentInsetStorage + safeAreaAdjustment
        inset.top += refresh.inset
        guard inset != previous else { return }
        adjustedContentInsetStorage = inset
        if window == nil {
            insetBeforeWindow = insetBeforeWindow ?? previous
        } else if !interaction.isMoving, !keepsOffset {
            keepAtStart(from: previous)
        }
        adjustedContentInsetDidChange()
        contentMoved()
        delegateStorage?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        for subview in subviewStorage { subview.updateSafeAreaInsets() }
    }

    /// Keeps content that was scrolled to its start there after the insets changed.
    final func keepAtStart(from previous: UIEdgeInsets) {
        var offset = contentOffset
        if offset.y == -previous.top { offset.y = -adjustedContentInsetStorage.top }
        if offset.x == -previous.left { offset.x = -adjustedContentInsetStorage.left }
        scroll(to: offset)
        keepOffsetInRange()
    }

    private var safeAreaAdjustment: UIEdgeInsets {
        let safeArea = safeAreaInsets
        guard safeArea != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let isVertical = alwaysBounceVertical || contentSizeStorage.height > bounds.height
            let isHorizontal = alwaysBounceHorizontal || contentSizeStorage.width > bounds.width
            return UIEdgeInsets(
                top: isVertical ? safeArea.top : 0,
                left: isHorizontal ? safeArea.left : 0,
                bottom: isVertical ? safeArea.bottom : 0,
                right: isHorizontal ? safeArea.right : 0
            )
        }
    }

    /// Clamps the offset to the scrollable range after the content shrank or the view grew.
    final func keepOffsetInRange() {
        guard !interaction.isMoving else { return }
        let x = horizontalRange
        let y = verticalRange
        let offset = contentOffset
        scroll(
            to: CGPoint(
                x: min(max(offset.x, x.lowerBound), x.upperBound),
                y: min(max(offset.y, y.lowerBound), y.upperBound)
            )
        )
    }
}
