import Foundation

extension Gradient {
    /// A part of a conic gradient, in which colors change evenly.
    package struct Slice {
        /// Where the slice begins and ends, in turns.
        package let range: ClosedRange<CGFloat>
        package let first: RGBA
        package let last: RGBA

        /// The corners beside the center, which are outside the unit circle's chord.
        package var corners: (CGPoint, CGPoint) { (Self.corner(range.lowerBound), Self.corner(range.upperBound)) }

        /// The slice, a little longer, so that nothing is seen between two of them.
        package var triangle: Path {
            var builder = PathBuilder()
            builder.move(to: .zero)
            builder.addLine(to: corners.0)
            builder.addLine(to: Self.corner(range.upperBound + (range.upperBound - range.lowerBound) * Self.overlap))
            builder.close()
            return builder.path
        }

        private static let overlap: CGFloat = 0.2

        /// The color in the middle.
        package var middle: RGBA { first.mixed(with: last, part: 0.5) }

        private static func corner(_ turn: CGFloat) -> CGPoint {
            let angle = turn * 2 * .pi
            // So that the line between two corners does not cut off a piece of the unit circle.
            let radius = 1 / cos(.pi / CGFloat(Gradient.slicesInTurn))
            return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        }
    }

    /// The least number of slices in a turn.
    fileprivate static let slicesInTurn = 64

    /// The parts of a conic gradient, between its stops and not wider than a 64th of a turn.
    package var slices: [Slice] {
        let places = stops.map { min(max($0.location, 0), 1) }
        let steps = (0...Self.slicesInTurn).map { CGFloat($0) / CGFloat(Self.slicesInTurn) }
        let edges = Set(places + steps).sorted()
        return zip(edges, edges.dropFirst()).map { from, to in
            let middle = (from + to) / 2
            return Slice(range: from...to, first: color(at: from, near: middle), last: color(at: to, near: middle))
        }
    }

    /// Returns the color at a location, between the stops on both sides of a place near it: where two stops are in one place, there
    /// are two colors.
    private func color(at location: CGFloat, near place: CGFloat) -> RGBA {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .black }
        guard after > 0 else { return stops[after].color }
        let (a, b) = (stops[after - 1], stops[after])
        let length = b.location - a.location
        let part = length > 0 ? (location - a.location) / length : 1
        return a.color.mixed(with: b.color, part: part)
    }
}

extension RGBA {
    /// Returns the color between this one and another one, component by component.
    fileprivate func mixed(with other: RGBA, part: CGFloat) -> RGBA {
        RGBA(
            red: red + (other.red - red) * part,
            green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part,
            alpha: alpha + (other.alpha - alpha) * part
        )
    }
}
