import PortableUIKit

/// An item that reports when the user has seen it.
public protocol ImpressionContainable {
    /// The required visibility and the handler to call.
    var impression: CollectionViewImpression? { get set }
}

extension ImpressionContainable {
    /// Returns a copy that calls a handler when the user has seen it.
    ///
    /// - Parameters:
    ///   - visibleFraction: The fraction of the row that has to be visible, from 0 (any part) to 1 (all of it).
    ///   - dwellTime: The time in seconds that the row has to be visible without interruption.
    ///   - handler: Called at most once for each time the row comes on screen.
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
