import PortableUIKit

/// An impression: how long a row has to be visible to count as seen, and the handler to call then.
public struct CollectionViewImpression {
    /// The fraction of the row that has to be visible, from 0 (any part) to 1 (all of it). For a row higher than the
    /// screen, the fraction of the screen that it has to cover.
    public var visibleFraction: CGFloat
    /// The time in seconds that the row has to be visible without interruption.
    public var dwellTime: TimeInterval
    /// Called at most once for each time the row comes on screen.
    public var handler: @MainActor () -> Void

    /// Creates an impression. The default is half of the row for one second, as the Media Rating Council's "Viewable Ad
    /// Impression Measurement Guidelines" require for advertisements.
    public init(
        visibleFraction: CGFloat = 0.5,
        dwellTime: TimeInterval = 1,
        handler: @escaping @MainActor () -> Void
    ) {
        self.visibleFraction = visibleFraction
        self.dwellTime = dwellTime
        self.handler = handler
    }
}
