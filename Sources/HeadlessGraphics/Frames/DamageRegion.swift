/// The part of a frame that must be repainted, as a small number of disjoint rectangles.
package struct DamageRegion {
    package private(set) var rects: [PixelRect] = []

    /// The maximum number of rectangles. Each one costs a pass over the views.
    private static let maximumCount = 8
    /// The additional area, relative to the total, up to which rectangles are merged.
    private static let acceptableWaste = 0.2

    /// Creates a region without damage.
    package init() {}

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            if shouldJoin(added, other) {
                added = added.union(other)
                rects.remove(at: index)
                // The merged rectangle may overlap earlier ones.
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(added)
        if rects.count > Self.maximumCount { joinCheapestPair() }
    }

    /// Adds the moved counterparts of damaged rectangles after pixels in an area were moved.
    package mutating func move(in area: PixelRect, byX dx: Int, y dy: Int) {
        for rect in rects {
            add(rect.intersection(area).offsetBy(x: dx, y: dy).intersection(area))
        }
    }

    private func shouldJoin(_ first: PixelRect, _ second: PixelRect) -> Bool {
        if first.overlaps(second) { return true }
        let together = first.area + second.area
        let waste = first.union(second).area - together
        return Double(waste) <= Double(together) * Self.acceptableWaste
    }

    private mutating func joinCheapestPair() {
        var best: (first: Int, second: Int, waste: Int)?
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let waste = union.area - rects[first].area - rects[second].area
                if waste < best?.waste ?? .max { best = (first, second, waste) }
            }
        }
        guard let best else { return }
        let second = rects.remove(at: best.second)
        let first = rects.remove(at: best.first)
        add(first.union(second))
    }
}
