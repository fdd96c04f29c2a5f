#if canImport(UIKit)
import UIKit

extension ScreenHost {
    /// Renders the screen at regular times, as PNG files: at once, and after each interval.
    ///
    /// The clock of the window's animations is stopped and set to each time; nothing else that waits for time goes on.
    ///
    /// - Parameters:
    ///   - duration: The time of the last picture, in seconds.
    ///   - interval: The time between two pictures, in seconds, greater than 0.
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func frames(during duration: TimeInterval, every interval: TimeInterval) throws -> [Data] {
        layout()
        CATransaction.flush()
        let layer = window.layer
        let start = layer.convertTime(CACurrentMediaTime(), from: nil)
        let (speed, offset) = (layer.speed, layer.timeOffset)
        layer.speed = 0
        defer {
            layer.speed = speed
            layer.timeOffset = offset
        }
        return try (0...Self.intervalCount(during: duration, every: interval)).map { number in
            layer.timeOffset = start + Double(number) * interval
            CATransaction.flush()
            return try data(format: .png)
        }
    }
}
#endif
