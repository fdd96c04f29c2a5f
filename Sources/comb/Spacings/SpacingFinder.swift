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
        let all = SpacingThings(things)
        var topLevel: [CGRect] = []
        var inside: [SpacingThings.Key: [CGRect]] = [:]
        for thing in things {
            // The smallest thing that contains another one, if any.
            let ground = all.beside(thing).filter { $0.contains(thing) }
                .min { $0.width * $0.height < $1.width * $1.height }
            if let ground {
                inside[SpacingThings.Key(ground), default: []].append(thing)
            } else {
                topLevel.append(thing)
            }
        }
        var found = gaps(SpacingThings(topLevel), in: bounds, hasEdges: hasOwnHeight)
        for ground in things {
            guard let inside = inside[SpacingThings.Key(ground)] else { continue }
            // A single thing on a circle is in its middle, as is the digit of a badge.
            if inside.count == 1, abs(ground.width - ground.height) < pixel / 2 { continue }
            found += gaps(SpacingThings(inside), in: ground, hasEdges: true)
        }
        return found
    }

    private func gaps(_ things: SpacingThings, in bounds: CGRect, hasEdges: Bool) -> [SpacingGap] {
        horizontal(things, in: bounds) + vertical(things, in: bounds, hasEdges: hasEdges)
    }

    private func horizontal(_ things: SpacingThings, in bounds: CGRect) -> [SpacingGap] {
        var gaps: [SpacingGap] = []
        // Where things begin that have something before them, and where things end that have something behind them.
        var indentedStarts: Set<CGFloat> = []
        var indentedEnds: Set<CGFloat> = []
        for head in things.frames {
            let sameHeight = things.beside(head)
            if sameHeight.contains(where: { $0.maxX <= head.minX }) { indentedStarts.insert(head.minX) }
            if sameHeight.contains(where: { $0.minX >= head.maxX }) { indentedEnds.insert(head.maxX) }
        }
        let end = things.frames.map(\.maxX).max() ?? 0
        for thing in things.frames {
            let sameHeight = things.beside(thing)
            if let right = sameHeight.filter({ $0.minX >= thing.maxX }).min(by: { $0.minX < $1.minX }) {
                let isNearest = !things.beside(right).contains { other in
                    other != thing && other.maxX > thing.maxX && other.maxX <= right.minX
                }
                if isNearest { add(from: thing, to: right, axis: .horizontal, to: &gaps) }
            }
            let isFirst = !sameHeight.contains { $0.minX < thing.minX }
            let isBelowIndented = indentedStarts.contains { abs($0 - thing.minX) <= pixel }
            if isFirst, !isBelowIndented {
                let band = CGRect(x: bounds.minX, y: thing.minY, width: thing.minX - bounds.minX, height: thing.height)
                add(band, axis: .horizontal, to: &gaps)
            }
            // Text that is narrower than its frame is aligned to the leading edge; only the thing with the largest
            // `maxX` is constrained there.
            if !sameHeight.contains(where: { $0.maxX > thing.maxX }) {
                let band = CGRect(x: thing.maxX, y: thing.minY, width: bounds.maxX - thing.maxX, height: thing.height)
                let isHeld = end <= thing.maxX + pixel
                let isBelowIndented = indentedEnds.contains { abs($0 - thing.maxX) <= pixel }
                if isHeld, !isBelowIndented { add(band, axis: .horizontal, to: &gaps) }
            }
        }
        return gaps
    }

    private func vertical(_ things: SpacingThings, in bounds: CGRect, hasEdges: Bool) -> [SpacingGap] {
        var gaps: [SpacingGap] = []
        for thing in things.frames {
            if let next = things.next(below: thing) { add(from: thing, to: next, axis: .vertical, to: &gaps) }
        }
        guard hasEdges, !isCenteredOnGrid(things.frames, in: bounds) else { return gaps }
        let holding = things.frames.filter { !isOnlyCentered($0, in: bounds) }
        let held = holding.isEmpty ? things.frames : holding
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

    /// Returns whether everything together is centered in a row whose height is rounded up to the grid of rows, or to their
    /// minimum height: then the distances to the edges follow from the height.
    private func isCenteredOnGrid(_ things: [CGRect], in bounds: CGRect) -> Bool {
        let grid: CGFloat = 4
        guard let first = things.first, bounds.height.truncatingRemainder(dividingBy: grid) == 0 else { return false }
        let content = things.dropFirst().reduce(first) { $0.union($1) }
        return content.minY - bounds.minY > scale.m && isOnlyCentered(content, in: bounds)
    }

    /// Returns whether something is vertically centered in its row at a distance that is in no scale: then something
    /// else determines the height of the row.
    private func isOnlyCentered(_ thing: CGRect, in bounds: CGRect) -> Bool {
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
