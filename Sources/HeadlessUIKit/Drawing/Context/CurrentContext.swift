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

    func asCurrent(_ body: () -> Void) {
        UIGraphicsPushContext(self)
        defer { UIGraphicsPopContext() }
        body()
    }
}

/// Records the drawing of a closure, during which the recording is the current graphics context.
func recordDrawing(_ body: (CGContext) -> Void) -> DisplayList {
    DisplayList.recording { context in context.asCurrent { body(context) } }
}

/// The stack of contexts of a thread.
private final class ContextStack {
    var contexts: [CGContext] = []

    /// A `pthread` key, because every drawing view reads it; a thread dictionary would cost boxing and hashing.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<ContextStack>.fromOpaque(value).release() }
        }
        return key
    }()

    static var current: ContextStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(known).takeUnretainedValue()
        }
        let stack = ContextStack()
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passRetained(stack).toOpaque()))
        return stack
    }
}
