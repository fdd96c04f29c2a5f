#if !canImport(UIKit)
import HeadlessUIKit

extension ScreenHost {
    /// Renders the screen at regular times, as PNG files: at once, and after each interval.
    ///
    /// Animations and everything else that waits for time go on meanwhile.
    ///
    /// - Parameters:
    ///   - duration: The time of the last picture, in seconds.
    ///   - interval: The time between two pictures, in seconds, greater than 0.
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func frames(during duration: TimeInterval, every interval: TimeInterval) throws -> [Data] {
        var frames = [try data(format: .png)]
        for _ in 0..<Self.intervalCount(during: duration, every: interval) {
            advance(by: interval)
            frames.append(try data(format: .png))
        }
        return frames
    }
}
#endif
