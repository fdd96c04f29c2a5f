import Foundation

extension UIScrollView {
    /// The velocity in points a second below which content does not decelerate but stops when the finger lifts.
    private static let minimumDecelerationVelocity: CGFloat = 50

    final func mayBeginDragging() -> Bool {
        guard isScrollEnabled, !zoom.isBouncing else { return false }
        let translation = panRecognizer.translation(in: self)
        let isAlongVertical = abs(translation.y) >= abs(translation.x)
        guard isAlongVertical ? canScrollVertically : canScrollHorizontally else { return false }
        for touch in panRecognizer.trackedTouches where touch.delivery == .delivered {
            guard let view = touch.view, view !== self else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    final func touchDidBegin() {
        let wasDecelerating = isDecelerating
        // A zoom that returns to its limit goes on, or it would stay beyond it.
        if !zoom.isBouncing { stopMotion() }
        interaction.isTracking = isScrollEnabled
        if wasDecelerating { delegateStorage?.scrollViewDidEndDecelerating(self) }
    }

    final func beginDragging() {
        interaction.isDragging = true
        interaction.startOffset = contentOffset
        interaction.lockedAxis = isDirectionalLockEnabled ? panRecognizer.mainAxis(in: self) : nil
        pullDidBegin()
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            window?.firstResponder?.resignFirstResponder()
        }
        interaction.draggedOffset = contentOffset
        interaction.fingerOffset = CGPoint(
            x: RubberBand.fingerOffset(contentOffset.x, in: horizontalRange, length: bounds.width),
            y: RubberBand.fingerOffset(contentOffset.y, in: verticalRange, length: bounds.height)
        )
        delegateStorage?.scrollViewWillBeginDragging(self)
        drag()
    }

    /// Moves the content with the finger.
    final func drag() {
        guard interaction.isDragging else { return }
        // If code changed the offset since the last event, the drag continues from the new offset.
        interaction.fingerOffset.x += contentOffset.x - interaction.draggedOffset.x
        interaction.fingerOffset.y += contentOffset.y - interaction.draggedOffset.y
        let translation = panRecognizer.translationWithoutHysteresis(in: self)
        let finger = interaction.fingerOffset
        var offset = contentOffset
        if canScrollHorizontally, interaction.lockedAxis != .vertical {
            offset.x = resisted(finger.x - translation.x, in: horizontalRange, length: bounds.width)
        }
        if canScrollVertically, interaction.lockedAxis != .horizontal {
            offset.y = resisted(finger.y - translation.y, in: verticalRange, length: bounds.height)
        }
        offset = pixelOffset(offset)
        interaction.draggedOffset = offset
        scroll(to: offset)
        pullDidMove()
    }

    final func endDragging(isCancelled: Bool) {
        guard interaction.isDragging else { return }
        pullWillEnd()
        var velocity = isCancelled ? .zero : panRecognizer.velocity(in: self)
        velocity = CGPoint(
            x: canScrollHorizontally && interaction.lockedAxis != .vertical ? Self.clampedVelocity(-velocity.x) : 0,
            y: canScrollVertically && interaction.lockedAxis != .horizontal ? Self.clampedVelocity(-velocity.y) : 0
        )
        let rate = effectiveDecelerationRate
        let projected = pixelOffset(
            restingOffset(
                forProjectedOffset: CGPoint(
                    x: ScrollMotion.projectedOffset(from: contentOffset.x, velocity: velocity.x, rate: rate),
                    y: ScrollMotion.projectedOffset(from: contentOffset.y, velocity: velocity.y, rate: rate)
                ),
                velocity: velocity
            )
        )
        // The delegate receives the offset at which the content really stops.
        let resting = CGPoint(
            x: min(max(projected.x, horizontalRange.lowerBound), horizontalRange.upperBound),
            y: min(max(projected.y, verticalRange.lowerBound), verticalRange.upperBound)
        )
        // A bar does not stay between its heights.
        var settled = resting
        if let observer { settled.y = min(observer.restingOffset(near: resting.y), verticalRange.upperBound) }
        var target = settled
        delegateStorage?.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        let end = target == resting ? projected : target
        interaction.isDragging = false
        let isDecelerating = end != contentOffset || settled != contentOffset
        if isDecelerating { interaction.motion = .decelerating }
        delegateStorage?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
        guard isDecelerating, interaction.motion == .decelerating else { return hideIndicatorsSoon() }
        delegateStorage?.scrollViewWillBeginDecelerating(self)
        decelerate(velocity: velocity, towards: end)
    }

    final func touchesDidEnd() {
        interaction.isTracking = false
    }

    private func resisted(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        guard bounces else { return min(max(offset, range.lowerBound), range.upperBound) }
        return RubberBand.offset(offset, in: range, length: length)
    }

    private static func clampedVelocity(_ velocity: CGFloat) -> CGFloat {
        abs(velocity) < minimumDecelerationVelocity ? 0 : velocity
    }
}
