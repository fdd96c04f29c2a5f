import Foundation

extension PathBuilder {
    /// Adds an arc that touches two lines, from the current point to the first end and from there to the second one,
    /// connected to the current point by a line.
    package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: corner) }
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let (firstLength, secondLength) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
        let cross = first.dx * second.dy - first.dy * second.dx
        guard radius > 0, radius.isFinite, firstLength > 0, secondLength > 0, cross != 0, cross.isFinite else {
            return addLine(to: corner)
        }
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (firstLength * secondLength)
        let half = acos(min(max(cosine, -1), 1)) / 2
        // The distance from the corner to where the circle touches the lines, and to its center.
        let touch = radius / tan(half)
        let from = CGPoint(x: corner.x + first.dx / firstLength * touch, y: corner.y + first.dy / firstLength * touch)
        let to = CGPoint(x: corner.x + second.dx / secondLength * touch, y: corner.y + second.dy / secondLength * touch)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: from.x - first.dy / firstLength * radius * side,
            y: from.y + first.dx / firstLength * radius * side
        )
        addLine(to: from)
        var arc = PathBuilder()
        arc.addArc(
            center: center,
            radius: radius,
            startAngle: atan2(from.y - center.y, from.x - center.x),
            endAngle: atan2(to.y - center.y, to.x - center.x),
            increasing: cross < 0
        )
        appendContinuing(arc.elements)
    }
}
