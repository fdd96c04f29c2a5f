import PortableUIKit

/// Converts between points and whole device pixels.
///
/// The geometry uses integer pixels: their sums are exact, so rows of long lists stay aligned to pixels, and the
/// columns of a row add up to its width.
package struct PixelGrid: Equatable {
    /// The maximum length of one element in points; larger ones are certainly mistakes, and their sums would overflow.
    static let maximumLength: CGFloat = 1_000_000

    /// Pixels in a point.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale.isFinite && scale >= 1 ? scale : 1
    }

    /// Rounds to the nearest pixel; 0 for negative or nonfinite lengths.
    func rounded(_ length: CGFloat) -> Int {
        Int((sanitized(length) * scale).rounded())
    }

    /// Rounds a possibly negative length to the nearest pixel; 0 for nonfinite lengths.
    package func roundedSigned(_ length: CGFloat) -> Int {
        length < 0 ? -rounded(-length) : rounded(length)
    }

    /// Rounds up to whole pixels, so that no text is clipped; 0 for negative or nonfinite lengths.
    package func roundedUp(_ length: CGFloat) -> Int {
        // Converting a whole number of pixels to points and back must not add a pixel.
        let tolerance: CGFloat = 0.001
        return Int((sanitized(length) * scale - tolerance).rounded(.up))
    }

    /// Rounds a possibly negative coordinate down to whole pixels.
    func floor(_ coordinate: CGFloat) -> Int {
        Int((clamped(coordinate) * scale).rounded(.down))
    }

    /// Rounds a possibly negative coordinate up to whole pixels.
    func ceiling(_ coordinate: CGFloat) -> Int {
        Int((clamped(coordinate) * scale).rounded(.up))
    }

    /// Converts pixels to points.
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
