import Foundation

extension NSValue {
    /// Creates a value that contains a 3D transform.
    public convenience init(caTransform3D t: CATransform3D) {
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        self.init(bytes: numbers, objCType: "[16d]")
    }

    /// The 3D transform in the value.
    public final var caTransform3DValue: CATransform3D {
        let n = numbers(count: 16)
        return CATransform3D(rows: (0..<4).map { Array(n[($0 * 4)..<($0 * 4 + 4)]) })
    }

    /// Returns the numbers that a value of this many contains.
    package final func numbers(count: Int) -> [CGFloat] {
        var numbers = [CGFloat](repeating: 0, count: count)
        getValue(&numbers)
        return numbers
    }
}
