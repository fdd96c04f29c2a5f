import Foundation

/// The outline of pieces of glass that melt into one where they are near to each other.
struct GlassOutline {
    /// A piece of glass: a rectangle with rounded corners.
    struct Piece: Equatable {
        var frame: CGRect
        var radii: RadiiByCorner

        /// The distance of a point from the piece, in points; negative inside. Source: the signed distance of a rounded box, by
        /// Inigo Quilez.
        func distance(to point: CGPoint) -> CGFloat {
            let (x, y) = (point.x - frame.midX, point.y - frame.midY)
            let radius =
                switch (x < 0, y < 0) {
                case (true, true): radii.topLeft
                case (false, true): radii.topRight
                case (true, false): radii.bottomLeft
                case (false, false): radii.bottomRight
                }
            let outside = (x: abs(x) - frame.width / 2 + radius, y: abs(y) - frame.height / 2 + radius)
            return min(max(outside.x, outside.y), 0) + hypot(max(outside.x, 0), max(outside.y, 0)) - radius
        }

        /// The distance between the rectangles of two pieces, in points.
        func gap(to other: Piece) -> CGFloat {
            let x = max(frame.minX - other.frame.maxX, other.frame.minX - frame.maxX, 0)
            let y = max(frame.minY - other.frame.maxY, other.frame.minY - frame.maxY, 0)
            return hypot(x, y)
        }
    }

    let pieces: [Piece]
    /// The distance below which pieces reach for each other, in points.
    let spacing: CGFloat

    /// The rectangle that contains the outline.
    var bounds: CGRect {
        var all = CGRect.null
        for piece in pieces { all = all.union(piece.frame) }
        let reach = spacing / 4 + 1
        return all.insetBy(dx: -reach, dy: -reach)
    }

    /// Returns which pieces are nearer to each other than the spacing, directly or through others.
    static func groups(of pieces: [Piece], spacing: CGFloat) -> [[Int]] {
        var groups: [[Int]] = []
        for index in pieces.indices {
            let near = groups.indices.filter { group in
                groups[group].contains { pieces[$0].gap(to: pieces[index]) < spacing }
            }
            let merged = near.flatMap { groups[$0] } + [index]
            for group in near.reversed() { groups.remove(at: group) }
            groups.append(merged)
        }
        return groups
    }

    /// The distance of a point from the melted pieces, in points; negative inside.
    private func distance(to point: CGPoint) -> CGFloat {
        var result = CGFloat.infinity
        for piece in pieces {
            let distance = piece.distance(to: point)
            // A minimum with a round edge: where two distances are about equal, the result is less than both.
            let nearness = spacing > 0 ? max(spacing - abs(result - distance), 0) / spacing : 0
            result = min(result, distance) - nearness * nearness * spacing / 4
        }
        return result
    }

    /// The most points at which distances are computed, so that large glass does not take long.
    private static let greatestCount: CGFloat = 40_000
    private static let greatestLength: CGFloat = 4_000

    /// The outline, in the coordinates of the pieces.
    var path: Path {
        let bounds = bounds
        let area = bounds.width * bounds.height
        guard area > 0, area.isFinite else { return .rect(.zero) }
        let longest = max(bounds.width, bounds.height)
        let step = max(1, (area / Self.greatestCount).squareRoot(), longest / Self.greatestLength)
        let columns = Int((bounds.width / step).rounded(.up)) + 1
        let rows = Int((bounds.height / step).rounded(.up)) + 1
        var grid = DistanceGrid(origin: bounds.origin, step: step, columns: columns, rows: rows)
        for row in 0..<rows {
            for column in 0..<columns { grid.distances.append(distance(to: grid.point(column, row))) }
        }
        return grid.outline
    }
}

/// Distances from a shape at the points of a grid.
private struct DistanceGrid {
    let origin: CGPoint
    let step: CGFloat
    let columns: Int
    let rows: Int
    var distances: [CGFloat] = []

    /// An edge between two neighboring points: from a point to the right, or down.
    private struct Edge: Hashable {
        var column: Int
        var row: Int
        var isVertical: Bool

        func isBefore(_ other: Edge) -> Bool {
            if row != other.row { return row < other.row }
            if column != other.column { return column < other.column }
            return !isVertical && other.isVertical
        }
    }

    func point(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(column) * step, y: origin.y + CGFloat(row) * step)
    }

    /// The lines at which the distance is 0, as closed paths: marching squares.
    var outline: Path {
        var next: [Edge: Edge] = [:]
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) {
                for (from, to) in segments(column, row) { next[from] = to }
            }
        }
        var builder = PathBuilder()
        // In the order of the grid, so that equal shapes have equal paths.
        let starts = next.keys.sorted { $0.isBefore($1) }
        for start in starts {
            guard var edge = next.removeValue(forKey: start) else { continue }
            builder.move(to: crossing(start))
            while edge != start {
                builder.addLine(to: crossing(edge))
                guard let following = next.removeValue(forKey: edge) else { break }
                edge = following
            }
            builder.close()
        }
        return builder.path
    }

    private func isInside(_ column: Int, _ row: Int) -> Bool { distances[row * columns + column] < 0 }

    /// The lines through a square, with the inside on their right.
    private func segments(_ column: Int, _ row: Int) -> [(Edge, Edge)] {
        let top = Edge(column: column, row: row, isVertical: false)
        let bottom = Edge(column: column, row: row + 1, isVertical: false)
        let left = Edge(column: column, row: row, isVertical: true)
        let right = Edge(column: column + 1, row: row, isVertical: true)
        let corners = (
            isInside(column, row), isInside(column + 1, row), isInside(column + 1, row + 1), isInside(column, row + 1)
        )
        switch corners {
        case (false, false, false, false), (true, true, true, true): return []
        case (true, false, false, false): return [(left, top)]
        case (false, true, false, false): return [(top, right)]
        case (false, false, true, false): return [(right, bottom)]
        case (false, false, false, true): return [(bottom, left)]
        case (true, true, false, false): return [(left, right)]
        case (false, true, true, false): return [(top, bottom)]
        case (false, false, true, true): return [(right, left)]
        case (true, false, false, true): return [(bottom, top)]
        case (false, true, true, true): return [(top, left)]
        case (true, false, true, true): return [(right, top)]
        case (true, true, false, true): return [(bottom, right)]
        case (true, true, true, false): return [(left, bottom)]
        case (true, false, true, false): return [(left, top), (right, bottom)]
        case (false, true, false, true): return [(top, right), (bottom, left)]
        }
    }

    /// Where the line crosses an edge.
    private func crossing(_ edge: Edge) -> CGPoint {
        let (column, row) = (edge.column + (edge.isVertical ? 0 : 1), edge.row + (edge.isVertical ? 1 : 0))
        let (first, second) = (distances[edge.row * columns + edge.column], distances[row * columns + column])
        let part = first == second ? 0.5 : min(max(first / (first - second), 0), 1)
        let (start, end) = (point(edge.column, edge.row), point(column, row))
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
