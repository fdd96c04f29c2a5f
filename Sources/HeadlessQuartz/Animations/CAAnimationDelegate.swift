import Foundation

/// Receives the start and the end of animations. Both requirements are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation ended: `flag` is `false` if it or its layer was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
