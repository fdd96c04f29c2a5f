import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive
    /// The animations are running, paused or waiting for their delay.
    case active
    /// The animator was stopped and waits for `finishAnimation(at:)`.
    case stopped
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

extension UIViewAnimatingPosition {
    /// The end of the animations at the position; `nil` for where they are.
    var end: BlockAnimation.End? {
        switch self {
        case .current: nil
        case .start: .start
        case .end: .end
        }
    }
}
