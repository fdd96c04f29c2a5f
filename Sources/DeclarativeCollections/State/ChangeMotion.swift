import PortableUIKit

/// How rows move when a state is applied with animation: insertions, deletions, moves and other heights.
public struct ChangeMotion: Hashable, Sendable {
    /// The progress of the movement over time, as `UIView.AnimationOptions` names it.
    public enum Curve: String, CaseIterable, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// The time that the movement takes, in seconds. Durations below 0 and nonfinite ones count as 0.
    public var duration: TimeInterval

    /// The progress of the movement over time.
    public var curve: Curve

    /// Creates a movement.
    public init(duration: TimeInterval, curve: Curve = .easeInOut) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.curve = curve
    }
}

extension ChangeMotion {
    /// Performs changes of a collection view. Its own animations take the duration and curve of the one around them.
    @MainActor
    func perform(_ changes: @escaping () -> Void) {
        guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: [.allowUserInteraction, options],
            animations: changes
        )
    }

    private var options: UIView.AnimationOptions {
        switch curve {
        case .easeInOut: .curveEaseInOut
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        }
    }
}

/// The environment key of the movement of rows that a state asks for.
private enum ChangeMotionKey: CollectionViewEnvironmentKey {
    static let defaultValue: ChangeMotion? = nil
}

/// The environment key of the movement of rows; a theme sets it.
package enum ThemeMotionKey: CollectionViewEnvironmentKey {
    package static let defaultValue: ChangeMotion? = nil
}

extension CollectionViewState {
    /// Returns a copy whose rows move in this way when the state is applied with animation. By default they move as the collection
    /// view moves them, or as the theme of the state says.
    public func changeMotion(_ motion: ChangeMotion) -> Self {
        environment(ChangeMotionKey.self, motion)
    }

    /// How rows move; nil is as the collection view moves them.
    package var shownMotion: ChangeMotion? { environment[ChangeMotionKey.self] ?? environment[ThemeMotionKey.self] }
}
