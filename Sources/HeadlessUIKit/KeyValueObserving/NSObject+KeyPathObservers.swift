import Foundation

/// An object that is no responder and observes properties by their names. `uikit-port` makes it of classes that override
/// `observeValue(forKeyPath:of:change:context:)` of `NSObject`, which has no such method here.
@_documentation(visibility: private) public protocol _KeyPathObserver: NSObjectProtocol {
    /// Called after an observed property changed.
    func observedValueDidChange(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

extension NSObject {
    /// Registers an object that is told when a property changes, with `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// Without an Objective-C runtime, the observer is a responder, such as a view or a view controller, or an object whose class
    /// `uikit-port` ported, and the properties are those of views and of their layers that code observes: geometry, appearance,
    /// the state of scroll views and controls, texts. A key path may begin at a view controller, as `view.frame`. Names are
    /// those of Swift or of Objective-C: `isHidden` or `hidden`. What can't be observed is reported once. Observers are held
    /// weakly. On another thread than the main one, on which views are changed, the call has no effect.
    ///
    /// - Parameters:
    ///   - observer: The object to call.
    ///   - keyPath: The names of the property and of those on the way to it, separated by periods.
    ///   - options: The values that a change has. `.prior` has no effect.
    ///   - context: A pointer that the observer receives with each change.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard MainQueue.isCurrent else { return }
        nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
        MainActor.assumeIsolated {
            KeyPathObservers.add(observer, to: object, keyPath: keyPath, options: options, context: context)
        }
    }

    /// Ends what the last call of `addObserver(_:forKeyPath:options:context:)` with the same key path and context began.
    ///
    /// Apple's UIKit stops the process if there was none; here that is reported.
    ///
    /// - Parameters:
    ///   - observer: The object that is no longer called.
    ///   - keyPath: The key path that it observes.
    ///   - context: The pointer that it was registered with.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        guard MainQueue.isCurrent else { return }
        nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
        MainActor.assumeIsolated {
            KeyPathObservers.remove(observer, from: object, keyPath: keyPath) { $0 == context }
        }
    }

    /// Ends what the last call of `addObserver(_:forKeyPath:options:context:)` with the same key path began, whatever its context.
    ///
    /// Apple's UIKit stops the process if there was none; here that is reported.
    ///
    /// - Parameters:
    ///   - observer: The object that is no longer called.
    ///   - keyPath: The key path that it observes.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        guard MainQueue.isCurrent else { return }
        nonisolated(unsafe) let (object, observer) = (self, observer)
        MainActor.assumeIsolated {
            KeyPathObservers.remove(observer, from: object, keyPath: keyPath) { _ in true }
        }
    }
}
