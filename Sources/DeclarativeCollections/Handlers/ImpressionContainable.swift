import PortableUIKit

/// An item that learns when a reader has really seen it.
public protocol ImpressionContainable {
    /// What counts as seen, and what to do then.
    var impression: CollectionViewImpression? { get set }
}

extension ImpressionContainable {
    /// A copy that tells when it has been seen; the original stays as it was.
    ///
    /// - Parameters:
    ///   - visibleFraction: How much of the row has to be visible, from 0 (any part) to 1 (all of it).
    ///   - dwellTime: For how many seconds without interruption.
    ///   - handler: Called once for each time the row comes on screen.
    public func impression(
        visibleFraction: CGFloat = 0.5,
        dwellTime: TimeInterval = 1,
        _ handler: @escaping @MainActor () -> Void
    ) -> Self {
        var copy = self
        copy.impression = CollectionViewImpression(
            visibleFraction: visibleFraction,
            dwellTime: dwellTime,
            handler: handler
        )
        return copy
    }
}
