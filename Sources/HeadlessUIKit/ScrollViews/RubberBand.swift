import Foundation

/// How content that is dragged beyond its end lags behind the finger.
enum RubberBand {
    /// UIKit's stiffness.
    private static let coefficient: CGFloat = 0.55

    /// How far the content goes when the finger is that far beyond the end of a view of that length.
    static func displacement(forOvershoot overshoot: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let distance = abs(overshoot)
        let result = (1 - 1 / (distance * coefficient / length + 1)) * length
        return overshoot < 0 ? -result : result
    }

    /// How far the finger is beyond the end when the content went that far.
    static func overshoot(forDisplacement displacement: CGFloat, length: CGFloat) -> CGFloat {
        let distance = abs(displacement)
        guard length > 0, distance < length else { return displacement }
        let result = (1 / (1 - distance / length) - 1) * length / coefficient
        return displacement < 0 ? -result : result
    }

    /// Where the content is for an offset that the finger asks for.
    static func offset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if offset < range.lowerBound {
            return range.lowerBound + displacement(forOvershoot: offset - range.lowerBound, length: length)
        }
        if offset > range.upperBound {
            return range.upperBound + displacement(forOvershoot: offset - range.upperBound, length: length)
        }
        return offset
    }

    /// The offset that the finger asks for where the content is at `offset`.
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
