import Foundation

/// The resistance of content that is dragged past its edges.
enum RubberBand {
    /// UIKit's stiffness coefficient.
    private static let coefficient: CGFloat = 0.55

    /// Returns how far the content moves when the finger is `overshoot` points past the edge of a view of that length.
    static func displacement(forOvershoot overshoot: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let distance = abs(overshoot)
        let result = (1 - 1 / (distance * coefficient / length + 1)) * length
        return overshoot < 0 ? -result : result
    }

    /// Returns how far the finger is past the edge when the content moved by `displacement` points.
    static func overshoot(forDisplacement displacement: CGFloat, length: CGFloat) -> CGFloat {
        let distance = abs(displacement)
        guard length > 0, distance < length else { return displacement }
        let result = (1 / (1 - distance / length) - 1) * length / coefficient
        return displacement < 0 ? -result : result
    }

    /// Returns the content offset for the offset under the finger.
    static func offset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if offset < range.lowerBound {
            return range.lowerBound + displacement(forOvershoot: offset - range.lowerBound, length: length)
        }
        if offset > range.upperBound {
            return range.upperBound + displacement(forOvershoot: offset - range.upperBound, length: length)
        }
        return offset
    }

    /// Returns the offset under the finger for a content offset.
    static func fingerOffset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if offset < range.lowerBound {
            return range.lowerBound + overshoot(forDisplacement: offset - range.lowerBound, length: length)
        }
        if offset > range.upperBound {
            return range.upperBound + overshoot(forDisplacement: offset - range.upperBound, length: length)
        }
        return offset
    }
}
