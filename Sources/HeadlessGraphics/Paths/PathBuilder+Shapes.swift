import Foundation

extension PathBuilder {
    package mutating func addRect(_ rect: CGRect) {
        append(Path.rect(rect.standardized).elements)
    }

    package mutating func addEllipse(in rect: CGRect) {
        let rect = rect.standardized
        addRoundedRect(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
    }

    /// Adds a rounded rectangle. Radii are limited to half the side lengths.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
        let rect = rect.standardized
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0, !corners.isEmpty else { return addRect(rect) }
        let inner = rect.insetBy(dx: width, dy: height)
        let quarter = CGFloat.pi / 2

        /// Adds the clockwise arc of a corner from `angle`, or the corner point if the corner isn't rounded.
        func addCorner(_ corner: UIRectCorner, center: CGPoint, at point: CGPoint, from angle: CGFloat) {
            guard corners.contains(corner) else {
                return elements.isEmpty || elements.last == .close ? move(to: point) : addLine(to: point)
            }
            addArc(center: center, radii: CGSize(width: width, height: height), from: angle, to: angle + quarter)
        }
        close()
        let start = corners.contains(.topLeft) ? CGPoint(x: rect.minX, y: inner.minY) : rect.origin
        move(to: start)
        addCorner(.topLeft, center: inner.origin, at: rect.origin, from: .pi)
        addCorner(
            .topRight,
            center: CGPoint(x: inner.maxX, y: inner.minY),
            at: CGPoint(x: rect.maxX, y: rect.minY),
            from: -quarter
        )
        addCorner(
            .bottomRight,
            center: CGPoint(x: inner.maxX, y: inner.maxY),
            at: CGPoint(x: rect.maxX, y: rect.maxY),
            from: 0
        )
        addCorner(
            .bottomLeft,
            center: CGPoint(x: inner.minX, y: inner.maxY),
            at: CGPoint(x: rect.minX, y: rect.maxY),
            from: quarter
        )
        close()
    }

    /// Adds a rectangle whose corners have radii of their own, which shrink together where they don't fit.
    package mutating func addRoundedRect(_ rect: CGRect, radii: RadiiByCorner) {
        let rect = rect.standardized
        let radii = radii.fitting(rect.size)
        let quarter = CGFloat.pi / 2

        /// Adds the clockwise arc of a corner from `angle`. The center lies at a distance of the radius in the
        /// direction of `x` and `y`.
        func addCorner(_ corner: CGPoint, _ radius: CGFloat, x: CGFloat, y: CGFloat, from angle: CGFloat) {
            guard radius > 0 else {
                return elements.isEmpty || elements.last == .close ? move(to: corner) : addLine(to: corner)
            }
            let center = CGPoint(x: corner.x + x * radius, y: corner.y + y * radius)
            addArc(center: center, radii: CGSize(width: radius, height: radius), from: angle, to: angle + quarter)
        }
        close()
        move(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeft))
        addCorner(rect.origin, radii.topLeft, x: 1, y: 1, from: .pi)
        addCorner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, x: -1, y: 1, from: -quarter)
        addCorner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, x: -1, y: -1, from: 0)
        addCorner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, x: 1, y: -1, from: quarter)
        close()
    }

    /// Adds a circular arc. Increasing angles go clockwise if the y-axis points down.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        increasing: Bool
    ) {
        var sweep = endAngle - startAngle
        guard sweep.isFinite, startAngle.isFinite, radius.isFinite else { return }
        let turn = CGFloat.pi * 2
        if increasing {
            if sweep < 0 { sweep = turn - (-sweep).truncatingRemainder(dividingBy: turn) }
            sweep = min(sweep, turn)
        } else {
            if sweep > 0 { sweep = -(turn - sweep.truncatingRemainder(dividingBy: turn)) }
            sweep = max(sweep, -turn)
        }
        addArc(
            center: center,
            radii: CGSize(width: radius, height: radius),
            from: startAngle,
            to: startAngle + sweep
        )
    }

    /// Adds an elliptical arc as curves of at most a quarter circle, connected to the current point by a line.
    private mutating func addArc(center: CGPoint, radii: CGSize, from start: CGFloat, to end: CGFloat) {
        func point(_ cosine: CGFloat, _ sine: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radii.width * cosine, y: center.y + radii.height * sine)
        }
        addLine(to: point(cos(start), sin(start)))
        let count = max(1, Int((abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (end - start) / CGFloat(count)
        // The distance of the control points with which the curve meets the circle in the middle.
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + step * CGFloat(index)
            let to = from + step
            addCurve(
                to: point(cos(to), sin(to)),
                control1: point(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
                control2: point(cos(to) + handle * sin(to), sin(to) - handle * cos(to))
            )
        }
    }
}
