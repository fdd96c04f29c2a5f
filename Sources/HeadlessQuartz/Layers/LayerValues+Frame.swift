import Foundation

/// The frame under a transform, calculated without an inverse matrix, so that it comes back exactly as it was set.
extension LayerValues {
    package var transformedFrame: CGRect {
        get {
            let parts = FrameParts(self)
            let (width, height) = parts.frameSize(of: bounds.size)
            return CGRect(
                x: position.x + transform.tx - width.before,
                y: position.y + transform.ty - height.before,
                width: width.whole,
                height: height.whole
            )
        }
        set {
            let parts = FrameParts(self)
            bounds.size = parts.boundsSize(of: newValue.size)
            let (width, height) = parts.frameSize(of: bounds.size)
            position = CGPoint(
                x: newValue.origin.x - transform.tx + width.shareBefore * newValue.size.width,
                y: newValue.origin.y - transform.ty + height.shareBefore * newValue.size.height
            )
        }
    }
}

/// The entries of a transform as they act on the frame, with the rounding errors of right angles removed: the cosine
/// of 90 degrees is 6e-17 rather than 0.
private struct FrameParts {
    private var a: CGFloat
    private var b: CGFloat
    private var c: CGFloat
    private var d: CGFloat
    private let anchor: CGPoint

    /// The share of the greatest entry below which an entry is a rounding error.
    private static let negligible: CGFloat = 1e-14

    /// One dimension of a frame: its length and the part of it before the anchor point.
    struct Extent {
        var whole: CGFloat
        var before: CGFloat

        var shareBefore: CGFloat { whole == 0 ? 0.5 : before / whole }
    }

    init(_ values: LayerValues) {
        let transform = values.transform
        let greatest = max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        func exact(_ entry: CGFloat) -> CGFloat { abs(entry) < greatest * Self.negligible ? 0 : entry }
        (a, b, c, d) = (exact(transform.a), exact(transform.b), exact(transform.c), exact(transform.d))
        anchor = values.anchorPoint
    }

    func frameSize(of size: CGSize) -> (width: Extent, height: Extent) {
        (
            extent(of: size.width, by: a, and: size.height, by: c),
            extent(of: size.width, by: b, and: size.height, by: d)
        )
    }

    private func extent(of width: CGFloat, by x: CGFloat, and height: CGFloat, by y: CGFloat) -> Extent {
        let (first, second) = (abs(x) * width, abs(y) * height)
        let before = first * (x < 0 ? 1 - anchor.x : anchor.x) + second * (y < 0 ? 1 - anchor.y : anchor.y)
        return Extent(whole: first + second, before: before)
    }

    /// Returns the quotient that, multiplied by the divisor, gives the dividend exactly, if there is one.
    private static func quotient(_ dividend: CGFloat, _ divisor: CGFloat) -> CGFloat {
        let nearest = dividend / divisor
        return [nearest, nearest.nextUp, nearest.nextDown].first { $0 * divisor == dividend } ?? nearest
    }

    func boundsSize(of frame: CGSize) -> CGSize {
        if b == 0, c == 0, a != 0, d != 0 {
            return CGSize(
                width: Self.quotient(frame.width, abs(a)),
                height: Self.quotient(frame.height, abs(d))
            )
        }
        if a == 0, d == 0, b != 0, c != 0 {
            return CGSize(
                width: Self.quotient(frame.height, abs(b)),
                height: Self.quotient(frame.width, abs(c))
            )
        }
        let determinant = abs(a * d - b * c)
        guard determinant > 0 else { return frame }
        return CGSize(
            width: (abs(d) * frame.width + abs(c) * frame.height) / determinant,
            height: (abs(b) * frame.width + abs(a) * frame.height) / determinant
        )
    }
}
