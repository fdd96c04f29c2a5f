import Foundation

/// The state of dragging and scrolling motion.
struct ScrollInteraction {
    /// A motion that runs without a finger.
    enum Motion {
        case animating, decelerating
    }

    var isTracking = false
    var isDragging = false
    var motion: Motion?
    /// The next scheduled tick of the motion.
    var tick: VirtualClock.Token?
    /// The offset under the finger, without the resistance past the edges.
    var fingerOffset = CGPoint.zero
    /// The axis to which directional lock restricts the drag.
    var lockedAxis: NSLayoutConstraint.Axis?
    /// The content offset when the drag began.
    var startOffset = CGPoint.zero
    /// The content offset that the last drag event set.
    var draggedOffset = CGPoint.zero

    var isDecelerating: Bool { motion == .decelerating }
    var isMoving: Bool { isDragging || motion != nil }
}
