import Foundation

extension NSCoder {
    /// Returns a string of the form `{x, y}`.
    public class func string(for point: CGPoint) -> String {
        GeometryText.text(point.x, point.y)
    }

    /// Returns a string of the form `{dx, dy}`.
    public class func string(for vector: CGVector) -> String {
        GeometryText.text(vector.dx, vector.dy)
    }

    /// Returns a string of the form `{width, height}`.
    public class func string(for size: CGSize) -> String {
        GeometryText.text(size.width, size.height)
    }

    /// Returns a string of the form `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns a string of the form `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(GeometryText.text(t.a, t.b, t.c, t.d, t.tx, t.ty).dropFirst().dropLast())]"
    }

    /// Returns a string of the form `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Returns a string of the form `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.text(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// Returns a string of the form `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.text(offset.horizontal, offset.vertical)
    }

    /// Returns the point for a string of the form `{x, y}`; zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint {
        let n = GeometryText.numbers(in: string, count: 2)
        return CGPoint(x: n[0], y: n[1])
    }

    /// Returns the vector for a string of the form `{dx, dy}`; zero for other strings.
    public class func cgVector(for string: String) -> CGVector {
        let n = GeometryText.numbers(in: string, count: 2)
        return CGVector(dx: n[0], dy: n[1])
    }

    /// Returns the size for a string of the form `{width, height}`; zero for other strings.
    public class func cgSize(for string: String) -> CGSize {
        let n = GeometryText.numbers(in: string, count: 2)
        return CGSize(width: n[0], height: n[1])
    }

    /// Returns the rectangle for a string of the form `{{x, y}, {width, height}}`; zero for other strings.
    public class func cgRect(for string: String) -> CGRect {
        let n = GeometryText.numbers(in: string, count: 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// Returns the transform for a string of the form `[a, b, c, d, tx, ty]`; the identity for other strings.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = GeometryText.numbers(in: string, count: 6)
        return n.allSatisfy { $0 == 0 } ? .identity : CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }

    /// Returns the insets for a string of the form `{top, left, bottom, right}`; zero for other strings.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = GeometryText.numbers(in: string, count: 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// Returns the insets for a string of the form `{top, leading, bottom, trailing}`; zero for other strings.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = GeometryText.numbers(in: string, count: 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// Returns the offset for a string of the form `{horizontal, vertical}`; zero for other strings.
    public class func uiOffset(for string: String) -> UIOffset {
        let n = GeometryText.numbers(in: string, count: 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}
