import Foundation

/// Groups changes of layers, and reports when the animations that they started have ended.
///
/// There are no implicit animations here: a layer animates only what `UIView.animate`, an added `CAAnimation` or an
/// action of the app animates.
open class CATransaction: NSObject {
    /// Begins a transaction, nested in the current one if there is one.
    open class func begin() {
        MainActor.assumeIsolated { LayerTransaction.begin() }
    }

    /// Commits the innermost transaction.
    open class func commit() {
        MainActor.assumeIsolated { LayerTransaction.commit() }
    }

    /// Locks the layers for the current thread. Layers are used on the main thread only here.
    open class func lock() {
        LayerLock.lock.lock()
    }

    /// Unlocks the layers.
    open class func unlock() {
        LayerLock.lock.unlock()
    }

    /// Returns the value of a key in the current transaction: one of the `kCATransaction` keys or one of the app's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return animationDuration()
        case kCATransactionDisableActions: return disableActions()
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return MainActor.assumeIsolated { LayerTransaction.current }.values[key]
        }
    }

    /// Sets the value of a key in the current transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let seconds = anObject as? NSNumber { setAnimationDuration(seconds.doubleValue) }
            if let seconds = anObject as? Double { setAnimationDuration(seconds) }
        case kCATransactionDisableActions:
            setDisableActions((anObject as? NSNumber)?.boolValue ?? (anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: MainActor.assumeIsolated { LayerTransaction.current }.values[key] = anObject
        }
    }

    /// Commits the implicit transaction.
    open class func flush() {
        MainActor.assumeIsolated { LayerTransaction.flush() }
    }

    /// The block that is called when all animations added to the current transaction have ended.
    open class func completionBlock() -> (() -> Void)? {
        MainActor.assumeIsolated { UncheckedBlock(block: LayerTransaction.current.completion) }.block
    }

    /// Sets the block that is called when all animations added from now on have ended; at once if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let block = UncheckedBlock(block: block)
        MainActor.assumeIsolated { LayerTransaction.current.setCompletion(block.block) }
    }

    /// Whether the transaction suppresses implicit animations.
    open class func disableActions() -> Bool {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions }
    }

    /// Sets whether changes of layers run no actions.
    open class func setDisableActions(_ flag: Bool) {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions = flag }
    }

    /// The default duration of animations in the transaction, in seconds.
    open class func animationDuration() -> CFTimeInterval {
        MainActor.assumeIsolated { LayerTransaction.current.duration }
    }

    /// Sets the default duration of animations in the transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        MainActor.assumeIsolated { LayerTransaction.current.duration = dur }
    }

    /// The timing function of animations that have none of their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction
    }

    /// Sets the timing function of animations that have none of their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction = function
    }
}

/// The lock of all layers, which a thread may take more than once.
private enum LayerLock {
    static let lock = NSRecursiveLock()
}

/// The key of a transaction's animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction suppresses actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Core Animation calls blocks on the thread that set them, here always the main thread.
private struct UncheckedBlock: @unchecked Sendable {
    let block: (() -> Void)?
}
