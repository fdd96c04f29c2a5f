import Foundation

extension CGPoint {
    /// Returns the transformed point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the transformed size; translation has no effect.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that encloses the transformed corners.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.b == 0, t.c == 0 {
            let left = t.a * minX + t.tx
            let right = t.a * maxX + t.tx
            let top = t.d * minY + t.ty
            let bottom = t.d * maxY + t.ty
            return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
        }
        let corners = [
            CGPoint(x: minX, y: minY).applying(t),
            CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t),
            CGPoint(x: maxX, y: maxY).applying(t),
        ]
        return CGRect(containing: corners)
    }

    /// Creates the smallest rectangle that encloses the points; null if there are none.
    @inlinable
    package init(containing points: some Sequence<CGPoint>) {
        var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
        var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for point in points {
            minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
            maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
        }
        guard minimum.x <= maximum.x, minimum.y <= maximum.y else {
            self = .null
            return
        }
        self.init(x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
    }
}
