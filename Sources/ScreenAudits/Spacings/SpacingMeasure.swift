import CellParts
import PortableUIKit

/// Lengths against a spacing scale, on a screen of pixels.
struct SpacingMeasure {
    let scale: SpacingScale
    /// The size of a pixel, in points.
    let pixel: CGFloat

    /// Where the edges of rows lie between pixels, a distance is off by up to one. At one pixel a point they do not, and
    /// nothing is forgiven.
    private var tolerance: CGFloat { pixel < 1 ? pixel + 0.01 : 0.01 }

    /// The name of a distance; nil if it has none.
    func token(_ length: CGFloat) -> NamedSpacing? {
        scale.named.first { abs($0.value - length) <= tolerance }
    }

    /// Whether things touch, or overlap.
    func isNothing(_ length: CGFloat) -> Bool { length <= pixel / 2 + 0.01 }

    func isInScale(_ length: CGFloat) -> Bool { isNothing(length) || token(length) != nil }

    /// Whether the distances on both sides of something differ by no more than the rounding to pixels.
    func isEven(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= pixel + 0.01 }

    /// Whether two positions are the same, after the rounding of one of them to pixels.
    func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= pixel / 2 + 0.02 }

    /// Whether two baselines are the same, after the rounding of both texts to pixels.
    func isSameBaseline(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) <= max(tolerance, pixel / 2 + 0.02)
    }

    /// The largest spacing.
    var largest: CGFloat { scale.named.map(\.value).max() ?? 0 }

    /// The nearest spacings below and above a length.
    func nearest(_ length: CGFloat) -> [NamedSpacing] {
        let sorted = scale.named.sorted { $0.value < $1.value }
        return [sorted.last { $0.value <= length }, sorted.first { $0.value > length }].compactMap { $0 }
    }
}
