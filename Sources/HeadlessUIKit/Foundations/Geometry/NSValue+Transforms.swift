import Foundation

extension NSValue {
    /// Creates a value that contains an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        self.init(bytes: numbers, objCType: "[6d]")
    }

    /// Creates a value that contains edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(bytes: [insets.top, insets.left, insets.bottom, insets.right], objCType: "[4d]")
    }

    /// The affine transform in the value.
    public final var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(count: 6)
        return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }

    /// The edge insets in the value.
    public final var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(count: 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(bytes: [vector.dx, vector.dy], objCType: "[2d]")
    }

    /// Creates a value that contains insets relative to the reading direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(bytes: [insets.top, insets.leading, insets.bottom, insets.trailing], objCType: "[4d]")
    }

    /// Creates a value that contains an offset.
    public convenience init(uiOffset insets: UIOffset) {
        self.init(bytes: [insets.horizontal, insets.vertical], objCType: "[2d]")
    }

    /// The vector in the value.
    public final var cgVectorValue: CGVector {
        let n = numbers(count: 2)
        return CGVector(dx: n[0], dy: n[1])
    }

    /// The insets relative to the reading direction in the value.
    public final var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(count: 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The offset in the value.
    public final var uiOffsetValue: UIOffset {
        let n = numbers(count: 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}
