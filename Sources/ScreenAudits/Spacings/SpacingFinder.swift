import CellParts
import PortableUIKit

/// Finds the distances inside one panel, and tells those that something is held at from those that are left over.
///
/// - A thing is held on a side if its distance there is in the scale, and that to the next thing, up to an edge of the
///   panel. It needs one side; text that is narrower than its frame, and what fills the panel, need both.
/// - A thing may be aligned to another one instead, or centered.
/// - The height of a panel is explained by things held at its top and its bottom, or by a height that was chosen, with
///   everything in the middle.
@MainActor
struct SpacingFinder {
    /// Where the panel is, for what is found.
    struct Place {
        var pointer: String
        var name: String
        var row: Int
    }

    let place: Place
    let measure: SpacingMeasure
    var isRightToLeft = false

    var gaps: [SpacingGap] = []

    init(place: Place, measure: SpacingMeasure, isRightToLeft: Bool = false) {
        self.place = place
        self.measure = measure
        self.isRightToLeft = isRightToLeft
    }

    /// Finds the distances in a panel and in the panels in it. `origin` is added to all frames.
    mutating func find(in panel: SpacingPanel, origin: CGPoint) {
        let (things, grounds) = Self.separated(panel.things)
        let solver = SpacingSolver(
            things: things,
            bounds: CGRect(origin: .zero, size: panel.size),
            measure: measure,
            hasOwnHeight: panel.kind == .content
        )
        if panel.kind == .element {
            addInsets(of: things, in: panel, origin: origin)
        } else {
            add(solver.horizontal() + solver.vertical(), things, panel, origin)
        }
        for thing in grounds {
            guard let inner = thing.panel else { continue }
            find(in: inner, origin: CGPoint(x: origin.x + thing.frame.minX, y: origin.y + thing.frame.minY))
        }
    }

    /// The insets of an item, which are exact.
    private mutating func addInsets(of things: [SpacingThing], in panel: SpacingPanel, origin: CGPoint) {
        for thing in things {
            let frame = thing.frame
            let bounds = CGRect(origin: .zero, size: panel.size)
            let bands: [(SpacingGap.Edge, CGRect, SpacingGap.Axis, String)] = [
                (.top, CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.minY), .vertical, "top"),
                (
                    .bottom,
                    CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: bounds.maxY - frame.maxY),
                    .vertical, "bottom"
                ),
                (
                    isRightToLeft ? .trailing : .leading,
                    CGRect(x: 0, y: frame.minY, width: frame.minX, height: frame.height), .horizontal,
                    isRightToLeft ? "right" : "left"
                ),
                (
                    isRightToLeft ? .leading : .trailing,
                    CGRect(x: frame.maxX, y: frame.minY, width: bounds.maxX - frame.maxX, height: frame.height),
                    .horizontal, isRightToLeft ? "left" : "right"
                ),
            ]
            for (edge, band, axis, name) in bands {
                add(
                    thing.name,
                    edge,
                    band,
                    axis,
                    isHeld: true,
                    origin: origin,
                    pointer: "\(place.pointer)/insets/\(name)"
                )
            }
        }
    }

    private mutating func add(
        _ found: [SpacingSolver.Distance],
        _ things: [SpacingThing],
        _ panel: SpacingPanel,
        _ origin: CGPoint
    ) {
        for distance in found {
            let (name, edge) = named(distance, things: things)
            add(name, edge, distance.band, distance.axis, isHeld: distance.isHeld, origin: origin)
        }
    }

    private func named(_ distance: SpacingSolver.Distance, things: [SpacingThing]) -> (String, SpacingGap.Edge) {
        let isHorizontal = distance.axis == .horizontal
        let ends: (SpacingGap.Edge, SpacingGap.Edge) =
            isHorizontal ? (isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)) : (.top, .bottom)
        switch (distance.first, distance.second) {
        case (let first?, let second?):
            let isReversed = isHorizontal && isRightToLeft
            let (from, to) = isReversed ? (second, first) : (first, second)
            return (things[from].name, .to(things[to].name))
        case (let first?, nil): return (things[first].name, ends.1)
        case (nil, let second?): return (things[second].name, ends.0)
        case (nil, nil): return (place.name, ends.0)
        }
    }

    /// Adds a distance, unless there is none.
    mutating func add(
        _ element: String,
        _ edge: SpacingGap.Edge,
        _ band: CGRect,
        _ axis: SpacingGap.Axis,
        isHeld: Bool,
        origin: CGPoint = .zero,
        pointer: String? = nil
    ) {
        let length = axis == .horizontal ? band.width : band.height
        guard !measure.isNothing(length) else { return }
        let token = isHeld ? measure.token(length) : nil
        let gap = SpacingGap(
            pointer: pointer ?? place.pointer,
            place: place.name,
            element: element,
            edge: edge,
            axis: axis,
            frame: band.offsetBy(dx: origin.x, dy: origin.y),
            value: token?.value ?? length,
            token: token,
            isHeld: isHeld,
            nearest: measure.nearest(length),
            row: place.row
        )
        gaps.append(gap)
    }

    /// Whether a frame is in another one, but for rounding errors.
    private static func isInside(_ frame: CGRect, _ ground: CGRect) -> Bool {
        let tolerance = 0.05
        return frame.minX >= ground.minX - tolerance && frame.maxX <= ground.maxX + tolerance
            && frame.minY >= ground.minY - tolerance && frame.maxY <= ground.maxY + tolerance
    }

    /// Puts things on the things that they are on, such as a text on a badge, and leaves out those that only touch
    /// another one with a corner, such as a dot on an image. Returns the things of this panel, and those with an inside.
    private static func separated(_ things: [SpacingThing]) -> (things: [SpacingThing], grounds: [SpacingThing]) {
        var all = things
        var owners = [Int?](repeating: nil, count: all.count)
        for index in all.indices {
            owners[index] = all.indices.filter { other in
                other != index && all[other].panel == nil
                    && Self.isInside(all[index].frame, all[other].frame)
                    && (all[other].frame != all[index].frame || other < index)
            }
            .min { all[$0].frame.width * all[$0].frame.height < all[$1].frame.width * all[$1].frame.height }
        }
        for index in all.indices {
            guard let owner = owners[index] else { continue }
            let ground = all[owner].frame
            var thing = all[index]
            thing.frame = thing.frame.offsetBy(dx: -ground.minX, dy: -ground.minY)
            thing.text?.firstBaseline -= ground.minY
            if all[owner].panel == nil {
                all[owner].panel = SpacingPanel(kind: .open, name: all[owner].name, size: ground.size, things: [])
                all[owner].text = all[index].text.map {
                    SpacingThing.Text(isFilling: false, firstBaseline: $0.firstBaseline, lineHeight: $0.lineHeight)
                }
            }
            all[owner].panel?.things.append(thing)
        }
        let own = all.indices.filter { index in
            guard owners[index] == nil else { return false }
            let area = all[index].frame.width * all[index].frame.height
            return !all.indices.contains { other in
                guard other != index, owners[other] == nil else { return false }
                let common = all[other].frame.intersection(all[index].frame)
                let otherArea = all[other].frame.width * all[other].frame.height
                return !common.isNull && common.width > 1 && common.height > 1
                    && (otherArea > area || (otherArea == area && other < index))
            }
        }
        return (own.map { all[$0] }, all.indices.filter { owners[$0] == nil }.map { all[$0] })
    }
}
