import Foundation

/// The proportions of iOS's system font, applied to the outlines of Inter. Vertical values are per em.
package struct SystemFontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance from the baseline up to the middle of a strikethrough.
    package var strikethroughHeight: CGFloat
    /// The space added after each character, in 1/1024 em, for sizes of `trackingStart` points and each
    /// point above.
    package var tracking: [CGFloat]
    package var trackingStart: Int
    private static let trackingUnits: CGFloat = 1_024

    /// The space added after each character of the heaviest weight because its glyphs are wider than those of Inter, in
    /// 1/1024 em.
    package var blackTracking: CGFloat

    package init(
        ascent: CGFloat,
        descent: CGFloat,
        capHeight: CGFloat,
        xHeight: CGFloat,
        strikethroughHeight: CGFloat,
        tracking: [CGFloat],
        trackingStart: Int,
        blackTracking: CGFloat
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.strikethroughHeight = strikethroughHeight
        self.tracking = tracking
        self.trackingStart = trackingStart
        self.blackTracking = blackTracking
    }

    /// Returns the space that makes up for narrow glyphs of a weight from 100 to 900, in ems: none up to bold.
    package func heavyTracking(weight: Int) -> CGFloat {
        let (bold, black) = (700, 900)
        return blackTracking / Self.trackingUnits * CGFloat(min(max(weight, bold), black) - bold)
            / CGFloat(black - bold)
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// Returns the space added after each character at a font size, both in points. Zero from the size on at which
    /// the display face is used: the spacing of Inter Display is close to that of the system font.
    package func tracking(at size: CGFloat) -> CGFloat {
        guard size < FontSpecification.displaySize, let first = tracking.first, let last = tracking.last else {
            return 0
        }
        let position = size - CGFloat(trackingStart)
        let lower = Int(position.rounded(.down))
        guard lower >= 0 else { return first / Self.trackingUnits * size }
        guard lower + 1 < tracking.count else { return last / Self.trackingUnits * size }
        let fraction = position - CGFloat(lower)
        return (tracking[lower] + (tracking[lower + 1] - tracking[lower]) * fraction) / Self.trackingUnits * size
    }
}

extension SystemFontMetrics {
    /// San Francisco. Vertical values: the `hhea` and `OS/2` tables of SF Pro, in units of 1/2048 em, as reported by
    /// `UIFont` on iOS 17. Tracking: Apple's Human Interface Guidelines, "Typography", "Tracking values", SF Pro, for
    /// 6 to 20 points; the guidelines call the unit 1/1000 em, but their values in points are those of 1/1024. Tracking of the heaviest weight: so that "World" and "World!" at 32 points are as wide as
    /// square/Blueprint recorded them on iOS 17, 95 and 107 points.
    package static let sanFrancisco = SystemFontMetrics(
        ascent: 1_950 / 2_048,
        descent: 494 / 2_048,
        capHeight: 1_443 / 2_048,
        xHeight: 1_078 / 2_048,
        // Half the x-height, where the strikethrough of Inter is as well.
        strikethroughHeight: 1_078 / 2_048 / 2,
        tracking: [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23],
        trackingStart: 6,
        blackTracking: 47
    )
}

extension FontMetrics {
    /// Replaces the vertical values by those of the system font at a size in points.
    mutating func adopt(_ system: SystemFontMetrics, size: CGFloat) {
        ascent = system.ascent * size
        descent = system.descent * size
        capHeight = system.capHeight * size
        xHeight = system.xHeight * size
        strikethroughOffset = -system.strikethroughHeight * size - strikethroughThickness / 2
    }
}
