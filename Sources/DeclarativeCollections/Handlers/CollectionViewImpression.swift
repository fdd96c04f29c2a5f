import PortableUIKit

/// When a row counts as seen, and what happens then.
public struct CollectionViewImpression {
    /// How much of the row has to be visible, from 0 (any part) to 1 (all of it). Of a row higher than the screen, that
    /// much of the screen.
    public var visibleFraction: CGFloat
    /// For how many seconds without interruption.
    public var dwellTime: TimeInterval
    /// Called once for each time the row comes on screen.
    public var handler: @MainActor () -> Void

    /// Describes an impression; without numbers half of the row for one second, what the Media Rating Council's
    /// "Viewable Ad Impression Measurement Guidelines" demand of an advertisement.
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
