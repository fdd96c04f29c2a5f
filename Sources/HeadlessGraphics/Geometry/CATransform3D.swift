import Foundation

/// A 4 by 4 matrix that transforms points in space. Layers only apply its effect in their own plane: translation,
/// scale, skew and rotation about the z-axis, and which of their sides is visible.
public struct CATransform3D: Sendable {
    /// The entry at position [1, 1] of the matrix.
    public var m11: CGFloat
    /// The entry at position [1, 2] of the matrix.
    public var m12: CGFloat
    /// The entry at position [1, 3] of the matrix.
    public var m13: CGFloat
    /// The entry at position [1, 4] of the matrix.
    public var m14: CGFloat
    /// The entry at position [2, 1] of the matrix.
    public var m21: CGFloat
    /// The entry at position [2, 2] of the matrix.
    public var m22: CGFloat
    /// The entry at position [2, 3] of the matrix.
    public var m23: CGFloat
    /// The entry at position [2, 4] of the matrix.
    public var m24: CGFloat
    /// The entry at position [3, 1] of the matrix.
    public var m31: CGFloat
    /// The entry at position [3, 2] of the matrix.
    public var m32: CGFloat
    /// The entry at position [3, 3] of the matrix.
    public var m33: CGFloat
    /// The entry at position [3, 4] of the matrix.
    public var m34: CGFloat
    /// The entry at position [4, 1] of the matrix.
    public var m41: CGFloat
    /// The entry at position [4, 2] of the matrix.
    public var m42: CGFloat
    /// The entry at position [4, 3] of the matrix.
    public var m43: CGFloat
    /// The entry at position [4, 4] of the matrix.
    public var m44: CGFloat

    /// Creates a matrix of zeros.
    public init() {
        self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
    }

    /// Creates a matrix with the given entries.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0],
            m12: rows[0][1],
            m13: rows[0][2],
            m14: rows[0][3],
            m21: rows[1][0],
            m22: rows[1][1],
            m23: rows[1][2],
            m24: rows[1][3],
            m31: rows[2][0],
            m32: rows[2][1],
            m33: rows[2][2],
            m34: rows[2][3],
            m41: rows[3][0],
            m42: rows[3][1],
            m43: rows[3][2],
            m44: rows[3][3]
        )
    }

    package var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Returns a scale transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation by an angle in radians about an axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
        rows: [
            [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
            [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
            [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
            [0, 0, 0, 1],
        ]
    )
}

/// Returns the concatenation of two transforms: `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.rows, b.rows)
    return CATransform3D(
        rows: a.map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
        }
    )
}

/// Returns a transform that translates before `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales before `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates before `t`, by an angle in radians.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.rows == b.rows
}

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns the 3D transform with the effect of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Returns whether a transform is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// Returns the effect of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns the inverse of a transform; the transform itself if it isn't invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
            left[pivot][column] != 0
        else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let divisor = left[column][column]
        for entry in 0..<4 {
            left[column][entry] /= divisor
            right[column][entry] /= divisor
        }
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            guard factor != 0 else { continue }
            for entry in 0..<4 {
                left[row][entry] -= factor * left[column][entry]
                right[row][entry] -= factor * right[column][entry]
            }
        }
    }
    return CATransform3D(rows: right)
}
