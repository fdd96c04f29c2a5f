import Foundation

/// Groups changes of layers, and reports when the animations that they started have ended.
///
/// There are no implicit animations here: a layer animates only what `UIView.animate` or an added `CAAnimation`
/// animates.
open class CATransaction: NSObject {
    /// Begins a transaction, nested in the current one if there is one.
    public class func begin() {
        MainActor.assumeIsolated { LayerTransaction.begin() }
    }

    /// Commits the innermost transaction.
    public class func commit() {
        MainActor.assumeIsolated { LayerTransaction.commit() }
    }

    /// Commits the implicit transaction.
    public class func flush() {
        MainActor.assumeIsolated { LayerTransaction.flush() }
    }

    /// The block that is called when all animations added to the current transaction have ended.
    public class func completionBlock() -> (() -> Void)? {
        MainActor.assumeIsolated { UncheckedBlock(block: LayerTransaction.current.completion) }.block
    }

    /// Sets the block that is called when all animations added from now on have ended; at once if there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let block = UncheckedBlock(block: block)
        MainActor.assumeIsolated { LayerTransaction.current.setCompletion(block.block) }
    }

    /// Whether the transaction suppresses implicit animations.
    public class func disableActions() -> Bool {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions }
    }

    /// Sets whether the transaction suppresses implicit animations. No effect here: layers never start one.
    public class func setDisableActions(_ flag: Bool) {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions = flag }
    }

    /// The default duration of animations in the transaction, in seconds.
    public class func animationDuration() -> CFTimeInterval {
        MainActor.assumeIsolated { LayerTransaction.current.duration }
    }

    /// Sets the default duration of animations in the transaction, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        MainActor.assumeIsolated { LayerTransaction.current.duration = dur }
    }

    /// The timing function of animations that have none of their own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction
    }

    /// Sets the timing function of animations that have none of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction = function
    }
}

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the machine started. Animations run on their window's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}

/// Core Animation calls blocks on the thread that set them, here always the main thread.
private struct UncheckedBlock: @unchecked Sendable {
    let block: (() -> Void)?
}
