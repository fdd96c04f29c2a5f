import Foundation

/// Groups changes of layers, and tells when the animations that started among them are over.
///
/// Views animate by `UIView.animate` and its kin, layers by the animations that are added to them; a layer never starts
/// one by itself.
open class CATransaction: NSObject {
    /// Opens a group, in the present one where there is one.
    public class func begin() {
        MainActor.assumeIsolated { LayerTransaction.begin() }
    }

    /// Closes the group that was opened last.
    public class func commit() {
        MainActor.assumeIsolated { LayerTransaction.commit() }
    }

    /// Commits the group that exists without having been opened.
    public class func flush() {
        MainActor.assumeIsolated { LayerTransaction.flush() }
    }

    /// What is called when the animations are over that start in the group from now on; at once where none does.
    public class func completionBlock() -> (() -> Void)? {
        MainActor.assumeIsolated { UncheckedBlock(block: LayerTransaction.current.completion) }.block
    }

    /// Says what is called when the animations are over that start in the group from now on; at once where none does.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let block = UncheckedBlock(block: block)
        MainActor.assumeIsolated { LayerTransaction.current.setCompletion(block.block) }
    }

    /// Whether layers start no animations by themselves.
    public class func disableActions() -> Bool {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions }
    }

    /// Says whether layers start no animations by themselves, which here they never do.
    public class func setDisableActions(_ flag: Bool) {
        MainActor.assumeIsolated { LayerTransaction.current.disablesActions = flag }
    }

    /// How long animations take that layers start by themselves, in seconds.
    public class func animationDuration() -> CFTimeInterval {
        MainActor.assumeIsolated { LayerTransaction.current.duration }
    }

    /// Says how long animations take that layers start by themselves, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        MainActor.assumeIsolated { LayerTransaction.current.duration = dur }
    }

    /// The course of animations that have none of their own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction
    }

    /// Says the course of animations that have none of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        MainActor.assumeIsolated { LayerTransaction.current }.timingFunction = function
    }
}

/// A span of time in seconds.
public typealias CFTimeInterval = Double

/// Seconds since the machine was started. Animations run on the clock of their window instead.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}

/// Blocks of Core Animation are called where they were set: on the main thread.
private struct UncheckedBlock: @unchecked Sendable {
    let block: (() -> Void)?
}
