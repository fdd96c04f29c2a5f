import Foundation

extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The point in the value.
    public final var cgPointValue: CGPoint { pointValue }

    /// The size in the value.
    public final var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the value.
    public final var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
    /// Returns a string of the form `{x, y}`.
    public class func string(for point: CGPoint) -> String {
        NSStringFromCGPoint(point)
    }

    /// Returns a string of the form `{width, height}`.
    public class func string(for size: CGSize) -> String {
        NSStringFromCGSize(size)
    }

    /// Returns a string of the form `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        NSStringFromCGRect(rect)
    }

    /// Returns the point for a string of the form `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint {
        NSPointFromString(string)
    }

    /// Returns the size for a string of the form `{width, height}`.
    public class func cgSize(for string: String) -> CGSize {
        NSSizeFromString(string)
    }

    /// Returns the rectangle for a string of the form `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect {
        NSRectFromString(string)
    }
}

/// Returns a string of the form `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    pairText(point.x, point.y)
}

/// Returns a string of the form `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
    pairText(size.width, size.height)
}

/// Returns a string of the form `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Like UIKit, writes integers without a fraction and other numbers with enough digits to round-trip.
private func pairText(_ first: CGFloat, _ second: CGFloat) -> String {
    String(format: "{%.17g, %.17g}", Double(first), Double(second))
}
