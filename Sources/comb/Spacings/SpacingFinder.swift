import Honeycomb

/// Finds the distances inside one row, header or footer.
///
/// It considers only frames. Neighbors with nothing between them have a horizontal or a vertical distance. Something on
/// top of something else, such as text on a badge, has distances to its edges. At the top and bottom only the things
/// that touch the insets count, because all others are centered or aligned to a baseline. Something that is aligned
/// with the leading edge of something else that has an icon before it has no distance of its own to the edge.
struct SpacingFinder {
    let place: String
    let scale: SpacingScale
    let pixel: CGFloat

    /// Whether the row's content determines its height. In a row of columns another cell may determine it.
    var hasOwnHeight = true

    /// Returns the distances between things and to the edges of `bounds`.
    func gaps(between things: [CGRect], in bounds: CGRect) -> [SpacingGap] {
        // The smallest thing that contains another one, if any.
        let grounds = things.map { thing in
            things.filter { $0 != thing && $0.contains(thing) }.min { $0.width * $0.height < $1.width * $1.height }
        }
        let standing = zip(things, grounds).filter { $1 == nil }.map(\.0)
        var found = horizontal(standing, in: bounds) + vertical(standing, in: bounds, hasEdges: hasOwnHeight)
        for ground in things {
            let inside = zip(things, grounds).filter { $1 == ground }.map(\.0)
            if !inside.isEmpty {
                found += horizontal(inside, in: ground) + vertical(inside, in: ground, hasEdges: true)
            }
        }
        return found
    }

    private func horizontal(_ things: [CGRect], in bounds: CGRect) -> [SpacingGap] {
        var gaps: [SpacingGap] = []
        for thing in things {
            let sameHeight = beside(thing, in: things)
            if let right = sameHeight.filter({ $0.minX >= thing.maxX }).min(by: { $0.minX < $1.minX }) {
                let isNearest = !things.contains { other in
                    other != thing && other.maxX > thing.maxX && other.maxX <= right.minX
                        && other.minY < right.maxY && other.maxY > right.minY
                }
                if isNearest { add(from: thing, to: right, axis: .horizontal, to: &gaps) }
            }
            let isFirst = !sameHeight.contains { $0.minX < thing.minX }
            let isBelowIndented = things.contains { head in
                abs(head.minX - thing.minX) <= pixel && beside(head, in: things).contains { $0.maxX <= head.minX }
            }
            if isFirst, !isBelowIndented {
                let band = CGRect(x: bounds.minX, y: thing.minY, width: thing.minX - bounds.minX, height: thing.height)
                add(band, axis: .horizontal, to: &gaps)
            }
            // Text that is narrower than its frame is aligned to the leading edge; only the thing with the largest
            // `maxX` is constrained there.
            if !sameHeight.contains(where: { $0.maxX > thing.maxX }) {
                let band = CGRect(x: thing.maxX, y: thing.minY, width: bounds.maxX - thing.maxX, height: thing.height)
                let isHeld = things.allSatisfy { $0.maxX <= thing.maxX + pixel }
                let isBelowIndented = things.contains { head in
                    abs(head.maxX - thing.maxX) <= pixel && beside(head, in: things).contains { $0.minX >= head.maxX }
                }
                if isHeld, !isBelowIndented { add(band, axis: .horizontal, to: &gaps) }
            }
        }
        return gaps
    }

    private func beside(_ thing: CGRect, in things: [CGRect]) -> [CGRect] {
        things.filter { $0 != thing && $0.minY < thing.maxY && $0.maxY > thing.minY }
    }

    private func vertical(_ things: [CGRect], in bounds: CGRect, hasEdges: Bool) -> [SpacingGap] {
        var gaps: [SpacingGap] = []
        for thing in things {
            let below = things.filter { $0.minY >= thing.maxY && $0.minX < thing.maxX && $0.maxX > thing.minX }
            if let next = below.min(by: { $0.minY < $1.minY }) {
                add(from: thing, to: next, axis: .vertical, to: &gaps)
            }
        }
        guard hasEdges else { return gaps }
        let holding = things.filter { !isOnlyCentred($0, in: bounds) }
        let held = holding.isEmpty ? things : holding
        if let first = held.min(by: { $0.minY < $1.minY }) {
            let band = CGRect(x: first.minX, y: bounds.minY, width: first.width, height: first.minY - bounds.minY)
            add(band, axis: .vertical, to: &gaps)
        }
        if let last = held.max(by: { $0.maxY < $1.maxY }) {
            let band = CGRect(x: last.minX, y: last.maxY, width: last.width, height: bounds.maxY - last.maxY)
            add(band, axis: .vertical, to: &gaps)
        }
        return gaps
    }

    /// Returns whether something is vertically centered in its row at a distance that is in no scale: then something
    /// else determines the height of the row.
    private func isOnlyCentred(_ thing: CGRect, in bounds: CGRect) -> Bool {
        let above = thing.minY - bounds.minY
        let below = bounds.maxY - thing.maxY
        guard abs(above - below) <= pixel + 0.001 else { return false }
        let band = CGRect(x: thing.minX, y: bounds.minY, width: thing.width, height: above)
        return SpacingGap(place: place, axis: .vertical, frame: band, scale: scale, pixel: pixel).token == nil
    }

    private func add(from first: CGRect, to second: CGRect, axis: SpacingGap.Axis, to gaps: inout [SpacingGap]) {
        let band: CGRect
        switch axis {
        case .horizontal:
            let top = max(first.minY, second.minY)
            let height = min(first.maxY, second.maxY) - top
            band = CGRect(x: first.maxX, y: top, width: second.minX - first.maxX, height: height)
        case .vertical:
            let left = max(first.minX, second.minX)
            let width = min(first.maxX, second.maxX) - left
            band = CGRect(x: left, y: first.maxY, width: width, height: second.minY - first.maxY)
        }
        add(band, axis: axis, to: &gaps)
    }

    private func add(_ band: CGRect, axis: SpacingGap.Axis, to gaps: inout [SpacingGap]) {
        guard band.width > pixel / 2, band.height > pixel / 2 else { return }
        gaps.append(SpacingGap(place: place, axis: axis, frame: band, scale: scale, pixel: pixel))
    }
}
