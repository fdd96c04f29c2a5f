import Foundation

/// The context that drawing methods of colours, paths, images and texts use: that of the view or image being drawn on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes a context the current one on this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

/// Makes the context before the current one the current one again.
public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

extension CGContext {
    func asCurrent(_ body: () -> Void) {
        UIGraphicsPushContext(self)
        defer { UIGraphicsPopContext() }
        body()
    }
}

/// The contexts of one thread.
private final class ContextStack {
    var contexts: [CGContext] = []

    private static let key = "HeadlessUIKit.ContextStack"

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}
