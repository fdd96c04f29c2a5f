import PortableUIKit

/// Decides which distances between the things of one panel are held.
struct SpacingSolver {
    /// A distance between two things, or, where one is nil, to an edge of the panel.
    struct Distance {
        /// The thing before, or above.
        var first: Int?
        /// The thing after, or below.
        var second: Int?
        var axis: SpacingGap.Axis
        var band: CGRect
        var isHeld: Bool

        var length: CGFloat { axis == .horizontal ? band.width : band.height }
    }

    let things: [SpacingThing]
    let bounds: CGRect
    let measure: SpacingMeasure
    /// Whether the height of the panel follows from what is in it.
    let hasOwnHeight: Bool
    /// The distance of the content from the top and the bottom of a row whose height is on the grid of four points, where
    /// that is no spacing; nil otherwise.
    private let rowInset: CGFloat?

    init(things: [SpacingThing], bounds: CGRect, measure: SpacingMeasure, hasOwnHeight: Bool) {
        self.things = things
        self.bounds = bounds
        self.measure = measure
        self.hasOwnHeight = hasOwnHeight
        rowInset = hasOwnHeight ? Self.rowInset(of: things, bounds: bounds, measure: measure) : nil
    }

    /// Rows round their height up to a multiple of four points, and center their content in it: up to two points, and a
    /// pixel, are added to the distances of the content from the top and the bottom, which are otherwise in the scale.
    private static func rowInset(of things: [SpacingThing], bounds: CGRect, measure: SpacingMeasure) -> CGFloat? {
        let grid: CGFloat = 4
        guard !things.isEmpty, bounds.height.truncatingRemainder(dividingBy: grid) == 0 else { return nil }
        func distances(of things: [SpacingThing]) -> (above: CGFloat, below: CGFloat) {
            let top = things.lazy.map(\.frame.minY).min() ?? bounds.minY
            let bottom = things.lazy.map(\.frame.maxY).max() ?? bounds.maxY
            return (top - bounds.minY, bounds.maxY - bottom)
        }
        var (above, below) = distances(of: things)
        if !measure.isEven(above, below) {
            // A button that is centered on the line of a field may be higher than the line.
            (above, below) = distances(
                of: things.filter { thing in
                    thing.text != nil
                        || !things.contains { other in
                            other.text?.isFilling == true && other.isBeside(thing)
                                && thing.frame.height > other.frame.height
                                && abs(other.frame.midY - thing.frame.midY) <= measure.pixel
                        }
                }
            )
        }
        guard measure.isEven(above, below), let token = measure.nearest(above).first else { return nil }
        let slack = above - token.value
        return slack > 0 && slack <= grid / 2 + measure.pixel ? above : nil
    }

    // MARK: From side to side

    /// The distances from the left to the right.
    func horizontal() -> [Distance] {
        let left = things.indices.map { nearest(to: $0, before: true, axis: .horizontal) }
        let right = things.indices.map { nearest(to: $0, before: false, axis: .horizontal) }
        let isLeftHeld = held(left, alignedBy: \.minX) { $0.first }
        let isRightHeld = held(right, alignedBy: \.maxX) { $0.second }
        var wrong: Set<Key> = []
        for index in things.indices {
            let (before, after) = (left[index], right[index])
            let (isLeft, isRight) = (isLeftHeld[index], isRightHeld[index])
            let isCentered = isCentered(index, before, after)
            let thing = things[index]
            if thing.isFilling(in: bounds.width), !isInColumnOfText(index) {
                if isCentered, before.length > measure.largest || isOnTile(index) { continue }
                // What is beside it may be held by it: each side only has to be in the scale.
                if !isLeft, !isInScale(before, of: index), !isInColumn(index, by: \.minX, left) {
                    wrong.insert(Key(before))
                }
                if !isRight, !isInScale(after, of: index), !isInColumn(index, by: \.maxX, right) {
                    wrong.insert(Key(after))
                }
            } else if !isLeft, !isRight, !isCentered, !isCenteredOnAnother(index) {
                wrong.insert(Key(worst(before, after)))
            }
        }
        return marked(left + right, wrong: wrong)
    }

    /// Whether something is as far from both edges, with nothing beside it.
    private func isCentered(_ index: Int, _ before: Distance, _ after: Distance) -> Bool {
        measure.isEven(before.length, after.length) && before.first == nil && after.second == nil
            || measure.isEven(things[index].frame.midX - bounds.minX, bounds.maxX - things[index].frame.midX)
    }

    /// Whether a frame is that of a wider text above or below, which is as wide as it needs to be.
    private func isInColumnOfText(_ index: Int) -> Bool {
        guard things[index].text != nil else { return false }
        let frame = things[index].frame
        return things.indices.contains { other in
            guard other != index, let text = things[other].text, !text.isFilling else { return false }
            let column = things[other].frame
            return measure.isSame(column.minX, frame.minX) && measure.isSame(column.maxX, frame.maxX)
        }
    }

    /// Whether a text ends where another text of its column does, whose distance there is in the scale: a detail may stand
    /// beside the first line only.
    private func isInColumn(_ index: Int, by edge: KeyPath<CGRect, CGFloat>, _ distances: [Distance]) -> Bool {
        guard things[index].text != nil else { return false }
        let frame = things[index].frame
        return things.indices.contains { other in
            let column = things[other].frame
            return other != index && things[other].text != nil && measure.isSame(column.minX, frame.minX)
                && measure.isSame(column[keyPath: edge], frame[keyPath: edge]) && isInScale(distances[other], of: other)
        }
    }

    /// Whether this is a picture on a tile, as far from all four sides: both grow with the text.
    private func isOnTile(_ index: Int) -> Bool {
        let frame = things[index].frame
        return things.count == 1 && things[index].text == nil
            && measure.isEven(frame.minX - bounds.minX, frame.minY - bounds.minY)
            && measure.isEven(frame.minY - bounds.minY, bounds.maxY - frame.maxY)
    }

    private func isCenteredOnAnother(_ index: Int) -> Bool {
        things.indices.contains { $0 != index && measure.isSame(things[$0].frame.midX, things[index].frame.midX) }
    }

    private func isAligned(_ index: Int, by edge: KeyPath<CGRect, CGFloat>, held: [Bool]) -> Bool {
        things.indices.contains { other in
            other != index && held[other]
                && measure.isSame(things[other].frame[keyPath: edge], things[index].frame[keyPath: edge])
        }
    }

    // MARK: From top to bottom

    /// The distances from the top to the bottom.
    func vertical() -> [Distance] {
        let above = things.indices.map { nearest(to: $0, before: true, axis: .vertical) }
        let below = things.indices.map { nearest(to: $0, before: false, axis: .vertical) }
        let isTopHeld = held(above) { $0.first }
        let isBottomHeld = held(below) { $0.second }
        var wrong: Set<Key> = []
        let alignment = SpacingAlignment(things: things, measure: measure)
        for index in things.indices where !isTopHeld[index] && !isBottomHeld[index] {
            // What is stacked at distances of the scale stands where its stack stands.
            let stack = stack(of: index, above)
            let frame = stack.reduce(things[index].frame) { $0.union(things[$1].frame) }
            let isCentered = measure.isEven(frame.minY - bounds.minY, bounds.maxY - frame.maxY)
            if isCentered || stack.contains(where: { isTopHeld[$0] || isBottomHeld[$0] || alignment.isAligned($0) }) {
                continue
            }
            wrong.insert(Key(worst(above[index], below[index])))
        }
        // Things in one column keep their distance, wherever the column is held.
        for distance in above {
            guard let first = distance.first, let second = distance.second, distance.length <= measure.largest,
                !measure.isInScale(distance.length), isSameColumn(first, second),
                !isHeldBySomethingElse(first, second)
            else { continue }
            wrong.insert(Key(distance))
        }
        if hasOwnHeight { wrong.formUnion(unexplainedEdges(above, below, isTopHeld, isBottomHeld)) }
        return marked(above + below, wrong: wrong, even: even(above, below))
    }

    /// The things above and below one another at distances of the scale.
    private func stack(of index: Int, _ above: [Distance]) -> Set<Int> {
        var stack: Set<Int> = [index]
        var count = 0
        while stack.count > count {
            count = stack.count
            for distance in above {
                guard let first = distance.first, let second = distance.second, isSameColumn(first, second),
                    measure.isInScale(distance.length), stack.contains(first) != stack.contains(second)
                else { continue }
                stack.formUnion([first, second])
            }
        }
        return stack
    }

    /// The distances of what is in the middle and only nearly at a spacing: they are left over, not rounded.
    private func even(_ above: [Distance], _ below: [Distance]) -> Set<Key> {
        var even: Set<Key> = []
        for (above, below) in zip(above, below) where above.first == nil && below.second == nil {
            let isExact = measure.token(above.length).map { abs($0.value - above.length) < 0.05 } ?? true
            guard abs(above.length - below.length) < 0.05, !isExact else { continue }
            even.formUnion([Key(above), Key(below)])
        }
        return even
    }

    /// The edges of a panel whose height nothing explains.
    private func unexplainedEdges(
        _ above: [Distance],
        _ below: [Distance],
        _ isTopHeld: [Bool],
        _ isBottomHeld: [Bool]
    ) -> [Key] {
        guard !things.isEmpty else { return [] }
        let content = things.dropFirst().reduce(things[0].frame) { $0.union($1.frame) }
        let isInMiddle = measure.isEven(content.minY - bounds.minY, bounds.maxY - content.maxY)
        // Heights that follow from texts are rarely whole.
        if isInMiddle, bounds.height.truncatingRemainder(dividingBy: 2) == 0 { return [] }
        let edges = [(above, isTopHeld), (below, isBottomHeld)].compactMap { distances, isHeld -> Key? in
            guard !isHeld.contains(true) else { return nil }
            return distances.filter { $0.first == nil || $0.second == nil }.min { $0.length < $1.length }.map(Key.init)
        }
        return edges
    }

    /// Whether things begin or end at the same place. What is drawn is only centered on what it belongs to.
    private func isSameColumn(_ first: Int, _ second: Int) -> Bool {
        let areTexts = things[first].text != nil && things[second].text != nil
        let (first, second) = (things[first].frame, things[second].frame)
        return areTexts && (measure.isSame(first.minX, second.minX) || measure.isSame(first.maxX, second.maxX))
            || measure.isSame(first.midX, second.midX)
    }

    /// Whether the lower of two things is held by something beside the upper one that is higher, as an image before a
    /// title is, or the upper one by something beside the lower one, or what is beside both by one another.
    private func isHeldBySomethingElse(_ first: Int, _ second: Int) -> Bool {
        let (upper, lower) = (things[first].frame, things[second].frame)
        let others = things.indices.filter { $0 != first && $0 != second }.map { things[$0].frame }
        let besideUpper = [upper] + others.filter { $0.minY < upper.maxY && $0.maxY > upper.maxY }
        let besideLower = [lower] + others.filter { $0.maxY > lower.minY && $0.minY < lower.minY }
        return besideUpper.contains { above in
            besideLower.contains { below in
                let length = below.minY - above.maxY
                return (above, below) != (upper, lower) && length > 0 && measure.isInScale(length)
            }
        }
    }

    // MARK: Both

    /// Whether the distance of a thing is in the scale, but for what the row's grid adds, or is what a text beside it left
    /// over that was cut or broken.
    private func isInScale(_ distance: Distance, of index: Int) -> Bool {
        if measure.isInScale(distance.length) { return true }
        if distance.axis == .vertical, distance.first == nil || distance.second == nil, let rowInset,
            measure.isEven(distance.length, rowInset)
        {
            return true
        }
        guard distance.axis == .horizontal, let first = distance.first, let second = distance.second else {
            return false
        }
        return things[first == index ? second : first].text.map { $0.isShrunk && !$0.isFilling } ?? false
    }

    /// Whether each thing is held on the side of its distances: its own is in the scale, and its neighbor is held, or
    /// it is aligned with something that is.
    private func held(
        _ distances: [Distance],
        alignedBy edge: KeyPath<CGRect, CGFloat>? = nil,
        neighbor: (Distance) -> Int?
    ) -> [Bool] {
        var held = [Bool](repeating: false, count: distances.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in distances.indices where !held[index] {
                let isHeld =
                    isInScale(distances[index], of: index) && (neighbor(distances[index]).map { held[$0] } ?? true)
                    || edge.map { isAligned(index, by: $0, held: held) } ?? false
                guard isHeld else { continue }
                held[index] = true
                hasChanged = true
            }
        }
        return held
    }

    /// Of two distances, that which is rather wrong: the one nearer to the scale.
    private func worst(_ first: Distance, _ second: Distance) -> Distance {
        func error(_ distance: Distance) -> CGFloat {
            if measure.isInScale(distance.length) { return .infinity }
            return measure.nearest(distance.length).map { abs($0.value - distance.length) }.min() ?? .infinity
        }
        return error(second) < error(first) ? second : first
    }

    private func marked(_ distances: [Distance], wrong: Set<Key>, even: Set<Key> = []) -> [Distance] {
        var seen: Set<Key> = []
        return distances.filter { seen.insert(Key($0)).inserted }.map { distance in
            var distance = distance
            let isInScale = measure.isInScale(distance.length) && !even.contains(Key(distance))
            distance.isHeld = isInScale || wrong.contains(Key(distance))
            return distance
        }
    }

    private struct Key: Hashable {
        let first: Int?
        let second: Int?
        let axis: SpacingGap.Axis

        init(_ distance: Distance) {
            first = distance.first
            second = distance.second
            axis = distance.axis
        }
    }

    /// The distance to the nearest thing on a side, or to the edge.
    private func nearest(to index: Int, before: Bool, axis: SpacingGap.Axis) -> Distance {
        let own = Span(things[index].frame, axis)
        var best: (index: Int, span: Span)?
        for other in things.indices where other != index {
            let isNeighbor =
                axis == .horizontal
                ? things[other].isBeside(things[index]) : things[other].isInColumn(of: things[index])
            let span = Span(things[other].frame, axis)
            guard isNeighbor, before ? span.end <= own.start + 0.5 : span.start >= own.end - 0.5 else { continue }
            if let best, before ? span.end <= best.span.end : span.start >= best.span.start { continue }
            best = (other, span)
        }
        let edges = Span(bounds, axis)
        let start = before ? best?.span.end ?? edges.start : own.end
        let end = before ? own.start : best?.span.start ?? edges.end
        let cross = crossRange(index, best?.index, axis)
        let band =
            axis == .horizontal
            ? CGRect(x: start, y: cross.0, width: max(end - start, 0), height: cross.1 - cross.0)
            : CGRect(x: cross.0, y: start, width: cross.1 - cross.0, height: max(end - start, 0))
        return Distance(
            first: before ? best?.index : index,
            second: before ? index : best?.index,
            axis: axis,
            band: band,
            isHeld: false
        )
    }

    private func crossRange(_ index: Int, _ other: Int?, _ axis: SpacingGap.Axis) -> (CGFloat, CGFloat) {
        let across: SpacingGap.Axis = axis == .horizontal ? .vertical : .horizontal
        let own = Span(things[index].frame, across)
        guard let other else { return (own.start, own.end) }
        let span = Span(things[other].frame, across)
        return (max(own.start, span.start), min(own.end, span.end))
    }

    private struct Span {
        let start: CGFloat
        let end: CGFloat

        init(_ frame: CGRect, _ axis: SpacingGap.Axis) {
            start = axis == .horizontal ? frame.minX : frame.minY
            end = axis == .horizontal ? frame.maxX : frame.maxY
        }
    }
}
