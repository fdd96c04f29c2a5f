import Foundation

/// Returns the current graphics context: that of the view or image being drawn on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes a context the current one on this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

/// Restores the previous context as the current one.
public func UIGraphicsPopContext() {
    ContextStack.current.contexts.popLast()?.synchronize()
}

extension CGContext {
    /// Calls a closure with a blend mode and an alpha from 0 to 1.
    func with(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        body(self)
        restoreGState()
    }
}
