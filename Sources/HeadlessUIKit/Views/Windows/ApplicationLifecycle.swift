import Foundation

/// The state of the app and its delegate.
@MainActor final class ApplicationLifecycle {
    /// The running state; a process without a host is always active.
    var state = UIApplication.State.active
    /// The delegate, as set by the app.
    weak var delegate: (any UIApplicationDelegate)?
    /// The delegate that the app was launched with, which lives as long as the app.
    var launchedDelegate: (any UIApplicationDelegate)? {
        didSet { delegate = launchedDelegate }
    }
    /// Whether scenes, not the app's delegate, are told about the state of the app.
    var usesScenes = false
}
