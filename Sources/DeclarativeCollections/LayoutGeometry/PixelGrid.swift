import PortableUIKit

/// Converts between points and whole device pixels.
///
/// The geometry counts in pixels: sums of integers are exact, so rows never drift off the grid however long a list is,
/// and the columns of a row add up to its width.
package struct PixelGrid: Equatable {
    /// The greatest length of one element in points; larger ones are certainly mistakes, and sums of them would overflow.
    static let maximumLength: CGFloat = 1_000_000

    /// Pixels in a point.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale.isFinite && scale >= 1 ? scale : 1
    }

    /// The nearest pixel; 0 for what is negative or not finite.
    func rounded(_ length: CGFloat) -> Int {
        Int((sanitized(length) * scale).rounded())
    }

    /// The nearest pixel of a length that may be negative; 0 for what is not finite.
    package func roundedSigned(_ length: CGFloat) -> Int {
        length < 0 ? -rounded(-length) : rounded(length)
    }

    /// The next whole pixel that is not shorter, so that no text is cut; 0 for what is negative or not finite.
    package func roundedUp(_ length: CGFloat) -> Int {
        // A height that was a whole number of pixels before a division and a multiplication must not gain one.
        let tolerance: CGFloat = 0.001
        return Int((sanitized(length) * scale - tolerance).rounded(.up))
    }

    /// The whole pixels below a coordinate, which may be negative.
    func floor(_ coordinate: CGFloat) -> Int {
        Int((clamped(coordinate) * scale).rounded(.down))
    }

    /// The whole pixels above a coordinate, which may be negative.
    func ceiling(_ coordinate: CGFloat) -> Int {
        Int((clamped(coordinate) * scale).rounded(.up))
    }

    /// The length of whole pixels in points.
    package func points(_ pixels: Int) -> CGFloat {
        CGFloat(pixels) / scale
    }

    private func sanitized(_ length: CGFloat) -> CGFloat {
        length.isFinite && length > 0 ? min(length, Self.maximumLength) : 0
    }

    private func clamped(_ coordinate: CGFloat) -> CGFloat {
        let limit: CGFloat = 1e15
        return coordinate.isNaN ? 0 : min(max(coordinate, -limit), limit)
    }
}
