extension UIResponder: WindowClockFollower {
    /// Delayed calls on views and view controllers take place in the time of their window.
    var windowClock: VirtualClock? { responderWindow?.clock }
}
