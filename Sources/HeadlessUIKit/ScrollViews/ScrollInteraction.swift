import Foundation

/// What a finger or the momentum does to a scroll view at present.
struct ScrollInteraction {
    /// Movement that goes on by itself.
    enum Motion {
        case animating, decelerating
    }

    var isTracking = false
    var isDragging = false
    var motion: Motion?
    /// The next tick of the movement.
    var tick: VirtualClock.Token?
    /// Where the finger would have the content, without the resistance beyond the end.
    var fingerOffset = CGPoint.zero
    /// The axis the drag is locked to.
    var lockedAxis: NSLayoutConstraint.Axis?
    /// Where the content was when the drag began.
    var startOffset = CGPoint.zero
    /// Where the finger last moved the content.
    var draggedOffset = CGPoint.zero

    var isDecelerating: Bool { motion == .decelerating }
    var isMoving: Bool { isDragging || motion != nil }
}
