import Foundation

extension UIScreen {
    /// Creates a display link that calls a method of a target once per frame.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
