import Foundation

/// A continuous recognizer of panning.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches.
    open var minimumNumberOfTouches = 1

    /// The maximum number of touches.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scroll events that pan. No effect here: there is no pointing device.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The distance that touches must move before panning begins, in points, as in UIKit.
    static let hysteresis: CGFloat = 10
    /// The time without movement after which ending touches have no velocity, in seconds.
    private static let restingTime: TimeInterval = 0.1
    /// The weight of the latest movement in the velocity; the rest is the previous velocity.
    private static let velocitySmoothing: CGFloat = 0.75

    private var lastCenter = CGPoint.zero
    private var translation = CGPoint.zero
    private var windowVelocity = CGPoint.zero
    private var sampleTime: TimeInterval = 0
    private var sampleMovement = CGPoint.zero

    /// Returns the translation of the gesture since its start, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        Self.vector(translation, in: view)
    }

    /// Sets the current translation, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = Self.vector(translation, from: view)
    }

    /// Returns the velocity of the gesture in a view's coordinates, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        Self.vector(windowVelocity, in: view)
    }

    /// Starts tracking the movement.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastCenter = location(in: nil)
        if trackedTouches.count == touches.count {
            translation = .zero
            windowVelocity = .zero
            sampleMovement = .zero
            sampleTime = event.timestamp
        }
        if trackedTouches.count > maximumNumberOfTouches, state == .possible { state = .failed }
    }

    /// Begins the gesture after sufficient movement; changes it afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        addMovement(at: event.timestamp)
        guard state == .possible else {
            state = .changed
            return
        }
        guard trackedTouches.count >= minimumNumberOfTouches,
            hypot(translation.x, translation.y) >= Self.hysteresis
        else { return }
        state = .began
    }

    /// Ends the gesture with the last touch, or fails if it hasn't begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy(touches.contains) else {
            trackedTouches.removeAll(where: touches.contains)
            lastCenter = location(in: nil)
            return
        }
        if event.timestamp - sampleTime > Self.restingTime { windowVelocity = .zero }
        state = state == .possible ? .failed : .ended
    }

    /// Cancels the gesture, or fails if it hasn't begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    private func addMovement(at time: TimeInterval) {
        let center = location(in: nil)
        let step = CGPoint(x: center.x - lastCenter.x, y: center.y - lastCenter.y)
        lastCenter = center
        translation.x += step.x
        translation.y += step.y
        sampleMovement.x += step.x
        sampleMovement.y += step.y
        // Several movements at the same time are a single sample.
        let elapsed = CGFloat(time - sampleTime)
        guard elapsed > 0 else { return }
        let smoothing = windowVelocity == .zero ? 1 : Self.velocitySmoothing
        windowVelocity.x = sampleMovement.x / elapsed * smoothing + windowVelocity.x * (1 - smoothing)
        windowVelocity.y = sampleMovement.y / elapsed * smoothing + windowVelocity.y * (1 - smoothing)
        sampleMovement = .zero
        sampleTime = time
    }

    private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private static func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(vector, to: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
