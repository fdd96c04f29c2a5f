import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Told when an animator pauses and resumes.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// The animator starts to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// All items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
