import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or nothing any more.
    case inactive
    /// Its animations run or wait.
    case active
    /// It was stopped and waits for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
