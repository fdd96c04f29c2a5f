import Foundation

/// An object that restores the state of a user activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of a user activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
