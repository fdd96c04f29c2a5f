import Foundation

extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Boxes a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The point that was boxed.
    public final var cgPointValue: CGPoint { pointValue }

    /// The size that was boxed.
    public final var cgSizeValue: CGSize { sizeValue }

    /// The rectangle that was boxed.
    public final var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
    /// A point as text: `{1, 2}`.
    public class func string(for point: CGPoint) -> String {
        NSStringFromCGPoint(point)
    }

    /// A size as text: `{1, 2}`.
    public class func string(for size: CGSize) -> String {
        NSStringFromCGSize(size)
    }

    /// A rectangle as text: `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String {
        NSStringFromCGRect(rect)
    }

    /// The point that was written as `{1, 2}`.
    public class func cgPoint(for string: String) -> CGPoint {
        NSPointFromString(string)
    }

    /// The size that was written as `{1, 2}`.
    public class func cgSize(for string: String) -> CGSize {
        NSSizeFromString(string)
    }

    /// The rectangle that was written as `{{1, 2}, {3, 4}}`.
    public class func cgRect(for string: String) -> CGRect {
        NSRectFromString(string)
    }
}

/// A point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    pairText(point.x, point.y)
}

/// A size as text: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
    pairText(size.width, size.height)
}

/// A rectangle as text: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// UIKit writes whole numbers without a fraction, and as many digits as it takes to read the same number again.
private func pairText(_ first: CGFloat, _ second: CGFloat) -> String {
    String(format: "{%.17g, %.17g}", Double(first), Double(second))
}
