import Foundation

extension NSObject {
    /// Calls the method of a selector on the object after a delay in seconds, with an argument. Keeps the object and
    /// the argument alive until then.
    ///
    /// Views and view controllers in a window wait on the window's clock, other objects on the run loop of the thread.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method of a selector on the object after a delay in seconds, with an argument, in modes of the run
    /// loop.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerforms.shared.add(
            DelayedPerforms.Request(target: self, selector: aSelector, argument: anArgument),
            delay: delay,
            modes: modes
        )
    }

    /// Cancels the delayed calls of a selector on an object with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        DelayedPerforms.shared.cancel { request in
            request.target === aTarget as AnyObject && request.selector == aSelector
                && request.isArgument(equalTo: anArgument)
        }
    }

    /// Cancels all delayed calls on an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Calls the method of a selector on the object, on the main thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let call = { [self] in _ = aSelector.send(to: self, arg) }
        switch (MainQueue.isCurrent, wait) {
        case (true, true): call()
        case (false, true): DispatchQueue.main.sync { call() }
        case (_, false): DispatchQueue.main.async { call() }
        }
    }
}
