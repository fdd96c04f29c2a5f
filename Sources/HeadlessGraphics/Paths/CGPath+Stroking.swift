import Foundation

extension CGPath {
    /// Returns the outline of the path drawn with a line, to be filled by the nonzero winding rule. Curves become lines
    /// that miss them by less than a hundredth of a point.
    ///
    /// - Parameters:
    ///   - lineWidth: The line width, in points.
    ///   - lineCap: The shape of the ends.
    ///   - lineJoin: The shape of the corners.
    ///   - miterLimit: The maximum ratio of miter length to line width; longer miters are beveled.
    ///   - transform: The transform of the outline.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        var outline = StrokeOutline.builder(of: path, style: style)
        outline.apply(transform)
        return CGPath(builder: outline)
    }

    /// Returns the dashes of the path as subpaths.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the path starts, in points.
    ///   - lengths: The lengths of dashes and gaps, alternating, in points.
    ///   - transform: The transform of the dashes.
    public final func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(builder: PathBuilder(path.dashed(phase: phase, lengths: lengths).applying(transform)))
    }
}
