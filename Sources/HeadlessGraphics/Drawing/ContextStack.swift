import Foundation

/// The stack of contexts of a thread.
package final class ContextStack {
    package var contexts: [CGContext] = []
    /// The documents that are drawn by functions, the innermost one last.
    package var documents: [AnyObject] = []

    /// A `pthread` key, because every drawing view reads it; a thread dictionary would cost boxing and hashing.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<ContextStack>.fromOpaque(value).release() }
        }
        return key
    }()

    package static var current: ContextStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(known).takeUnretainedValue()
        }
        let stack = ContextStack()
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passRetained(stack).toOpaque()))
        return stack
    }
}

extension CGContext {
    /// Calls a closure during which this is the thread's current context.
    package func asCurrent(_ body: () -> Void) {
        ContextStack.current.contexts.append(self)
        defer { ContextStack.current.contexts.popLast()?.synchronize() }
        body()
    }
}

/// Records the drawing of a closure, during which the recording is the current graphics context.
package func recordDrawing(_ body: (CGContext) -> Void) -> DisplayList {
    DisplayList.recording { context in context.asCurrent { body(context) } }
}
