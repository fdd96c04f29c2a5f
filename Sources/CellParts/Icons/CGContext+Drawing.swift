import PortableUIKit

extension CGContext {
    /// Sets the stroke that all outlined icons share: black, with round caps and joins.
    func prepareOutline(width: CGFloat = IconWeight.strokes.icon) {
        setStrokeColor(UIColor.black.cgColor)
        setLineWidth(width * IconWeight.strokeFactor)
        setLineCap(.round)
        setLineJoin(.round)
    }

    /// Adds a closed rectangle with rounded corners, approximated by cubic curves.
    func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        let handle = radius * 0.447_715
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

        move(to: CGPoint(x: left + radius, y: top))
        addLine(to: CGPoint(x: right - radius, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + radius),
            control1: CGPoint(x: right - handle, y: top),
            control2: CGPoint(x: right, y: top + handle)
        )
        addLine(to: CGPoint(x: right, y: bottom - radius))
        addCurve(
            to: CGPoint(x: right - radius, y: bottom),
            control1: CGPoint(x: right, y: bottom - handle),
            control2: CGPoint(x: right - handle, y: bottom)
        )
        addLine(to: CGPoint(x: left + radius, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - radius),
            control1: CGPoint(x: left + handle, y: bottom),
            control2: CGPoint(x: left, y: bottom - handle)
        )
        addLine(to: CGPoint(x: left, y: top + radius))
        addCurve(
            to: CGPoint(x: left + radius, y: top),
            control1: CGPoint(x: left, y: top + handle),
            control2: CGPoint(x: left + handle, y: top)
        )
        closePath()
    }
}
