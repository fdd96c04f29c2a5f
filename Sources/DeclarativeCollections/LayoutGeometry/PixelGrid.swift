import PortableUIKit

/// Converts between points and whole pixels.
///
/// The geometry is computed in pixels: integer sums are exact, so rows stay aligned to the grid however long a list is,
/// and the columns of a row add up to its width.
struct PixelGrid: Equatable {
    /// The maximum length of one element in points; larger ones are certainly mistakes, and their sums would overflow.
    static let maximumLength: CGFloat = 1_000_000

    /// The number of pixels per point.
    let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale.isFinite && scale >= 1 ? scale : 1
    }

    /// Rounds to the nearest pixel; 0 for negative or nonfinite lengths.
    func rounded(_ length: CGFloat) -> Int {
        Int((sanitized(length) * scale).rounded())
    }

    /// Rounds a possibly negative length to the nearest pixel; 0 for nonfinite lengths.
    func roundedSigned(_ length: CGFloat) -> Int {
        length < 0 ? -rounded(-length) : rounded(length)
    }

    /// Rounds up to whole pixels, so that no text is clipped; 0 for negative or nonfinite lengths.
    func roundedUp(_ length: CGFloat) -> Int {
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
    func points(_ pixels: Int) -> CGFloat {
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
