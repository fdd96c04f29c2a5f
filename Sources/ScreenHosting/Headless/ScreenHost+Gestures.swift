#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

extension ScreenHost {
    /// Whether hosts send real touches. On Apple platforms they activate views instead, and gesture recognizers of the
    /// app recognize nothing.
    public nonisolated static let sendsTouches = true

    /// Taps a point twice, in window coordinates.
    public func doubleTap(at point: CGPoint) {
        // A tap just before is not the first of the two.
        separateTaps()
        for _ in 1...2 {
            touchDown(at: point)
            pass(Self.shortTouch)
            touchUp(at: point)
            pass(Self.shortTouch)
        }
    }

    /// Moves a finger from one point to another within a duration, in seconds, and lifts it while it moves, so that
    /// scroll views go on.
    public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        let frames = max(2, Int((duration * 60).rounded()))
        touchDown(at: start)
        move(from: start, to: end, frames: frames)
        touchUp(at: end)
    }

    /// Touches a point for a duration, in seconds, moves the finger to another point and holds it there for a moment
    /// before it is lifted.
    public func press(at start: CGPoint, duration: TimeInterval, thenDragTo end: CGPoint) {
        touchDown(at: start)
        pass(duration)
        move(from: start, to: end, frames: Self.dragFrames)
        pass(Self.holdDuration)
        touchUp(at: end)
    }

    /// Drags with two fingers beside each other from one point to another in equal steps, one per frame.
    public func twoFingerDrag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        layout()
        window.hostTwoFingerDrag(through: [start, end], distance: Self.fingerDistance, steps: steps) { pass(1.0 / 60) }
    }

    /// Pinches with two fingers around a point in equal steps, one per frame.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers.
    ///   - scale: By how much the distance between the fingers grows, above 0; less than 1 zooms out.
    ///   - steps: The number of steps.
    public func pinch(at center: CGPoint, scale: CGFloat, steps: Int = 10) {
        guard scale.isFinite, scale > 0 else { return }
        layout()
        let distance = Self.fingerDistance
        window.hostPinch(at: center, from: distance, to: distance * scale, steps: steps) { pass(1.0 / 60) }
    }

    /// Advances the clock until nothing moves: animations, scrolling, long presses. What goes on without end, such as a
    /// caret or an activity indicator, is not waited for.
    ///
    /// - Parameter limit: The maximum number of seconds on the clock.
    /// - Returns: Whether nothing moves.
    @discardableResult
    public func settle(within limit: TimeInterval) -> Bool {
        layout()
        window.clock.advance(by: 0)
        let end = window.clock.now + max(0, limit.isFinite ? limit : 0)
        while !window.clock.isQuiet {
            // Between two deadlines nothing happens.
            guard let next = window.clock.nextDeadline, next <= end else { return false }
            pass(max(0, next - window.clock.now))
        }
        return true
    }

    /// Whether nothing moves, so that letting time pass changes nothing.
    public var isIdle: Bool { window.clock.isQuiet }

    /// The time on the clock of the screen, in seconds.
    public var time: TimeInterval { window.clock.now }

    /// Runs an operation in which errors of views that end the process are reported instead: batch updates that do not
    /// match the data, layout that never ends. On Apple platforms they are not reported.
    public static func reportingFaults<Result>(
        to handler: @escaping @MainActor @Sendable (String) -> Void,
        during operation: () throws -> Result
    ) rethrows -> Result {
        try HostFaults.$handler.withValue(handler, operation: operation)
    }

    /// Moves the finger in equal steps, one per frame.
    private func move(from start: CGPoint, to end: CGPoint, frames: Int) {
        for frame in 1...frames {
            let part = CGFloat(frame) / CGFloat(frames)
            pass(1.0 / 60)
            touchMoved(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    /// Lets time pass. The clock lays out whenever something happens.
    func pass(_ seconds: TimeInterval) {
        window.clock.advance(by: seconds)
        layout()
        observer?.timePassed(on: self)
    }

    /// Lets so much time pass that the next tap does not make a double tap of the last one.
    package func separateTaps() {
        pass(Self.tapSeparation)
    }

    private static let shortTouch: TimeInterval = 0.05
    private static let tapSeparation: TimeInterval = 0.4
    private static let holdDuration: TimeInterval = 0.3
    private static let dragFrames = 20
    /// The distance between two fingers, in points.
    private static let fingerDistance: CGFloat = 60
}
#endif
