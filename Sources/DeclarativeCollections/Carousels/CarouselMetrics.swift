import PortableUIKit

/// The positions of the rows of a carousel, in points in reading direction, aligned to pixels.
struct CarouselMetrics: Equatable {
    let width: CGFloat
    let leading: CGFloat
    let trailing: CGFloat
    let spacing: CGFloat
    let stops: CollectionViewSectionCarousel.Stops
    /// The greatest width of a row.
    let room: CGFloat
    private let uniformWidth: CGFloat
    /// The trailing edges of the rows after the leading inset, if each has a width of its own.
    private let ends: [CGFloat]?

    /// - Parameters:
    ///   - width: The width of the carousel, in points.
    ///   - layout: The layout of the section.
    ///   - scale: The pixels of a point.
    ///   - textScale: The size of texts as a multiple of the standard size, at least 1.
    ///   - contentWidth: Returns the width that a row prefers, in points, for rows that are as wide as their content.
    ///   - count: The number of rows.
    init(
        width: CGFloat,
        layout: CollectionViewSectionLayout,
        scale: CGFloat,
        textScale: CGFloat = 1,
        count: Int = 0,
        contentWidth: (Int) -> CGFloat = { _ in 0 }
    ) {
        let grid = PixelGrid(scale: scale)
        func aligned(_ length: CGFloat) -> CGFloat { grid.points(grid.rounded(length)) }
        let width = aligned(width)
        let inner = max(0, width - aligned(layout.insets.left) - aligned(layout.insets.right))
        let limit = layout.maximumWidth.flatMap { $0.isFinite && $0 > 0 ? aligned($0) : nil } ?? inner
        let margin = aligned(max(0, inner - limit) / 2)
        let spacing = aligned(layout.columnSpacing)
        let leading = aligned(layout.insets.left) + margin
        let trailing = aligned(layout.insets.right) + margin
        let room = max(0, width - leading - trailing)
        let wanted: CGFloat =
            switch layout.carousel?.itemWidth {
            case .points(let width): textScale > 1 ? max(width, min(width * textScale, room)) : width
            case .fraction(let fraction):
                (room + spacing) * (textScale > 1 ? max(fraction, min(fraction * textScale, 1)) : fraction) - spacing
            case .peek(let peek): min(room, width - leading - spacing - aligned(peek))
            case .content, nil: room
            }
        let pixel = 1 / grid.scale
        self.width = width
        self.leading = leading
        self.trailing = trailing
        self.spacing = spacing
        self.room = room
        uniformWidth = max(pixel, aligned(wanted))
        stops = layout.carousel?.stops ?? .anywhere
        if layout.carousel?.itemWidth == .content {
            var end = -spacing
            ends = (0..<count).map { item in
                let wanted = contentWidth(item)
                // Before it becomes a number of pixels, which huge widths would overflow.
                let limited = wanted.isNaN ? room : min(max(wanted, 0), room)
                end += spacing + max(pixel, grid.points(Int((limited * grid.scale - 0.001).rounded(.up))))
                return end
            }
        } else {
            ends = nil
        }
    }

    /// Returns the width of a row.
    func width(of item: Int) -> CGFloat {
        guard let ends else { return uniformWidth }
        guard ends.indices.contains(item) else { return room }
        return ends[item] - (item > 0 ? ends[item - 1] + spacing : 0)
    }

    /// The distance between the leading edges of rows of one width.
    private var step: CGFloat { uniformWidth + spacing }

    /// The length of the content, at least the width.
    func length(of count: Int) -> CGFloat {
        guard count > 0 else { return width }
        return max(width, position(of: count) - spacing + trailing)
    }

    /// The greatest distance that the content can be scrolled.
    func limit(of count: Int) -> CGFloat { length(of: count) - width }

    /// Returns the leading edge of a row in the content; of the number of rows, where the next one would be.
    func position(of item: Int) -> CGFloat {
        guard let ends else { return leading + CGFloat(item) * step }
        guard item > 0, let end = ends.indices.contains(item - 1) ? ends[item - 1] : ends.last else { return leading }
        return leading + end + spacing
    }

    /// Returns the rows in a part of the content.
    func items(from start: CGFloat, to end: CGFloat, of count: Int) -> Range<Int> {
        guard count > 0, start < end else { return 0..<0 }
        guard let ends else {
            let first = item(((start - leading + spacing) / step).rounded(.down), of: count)
            let last = item(((end - leading) / step).rounded(.up), of: count)
            return first..<max(first, last)
        }
        let first = min(ends.partitionPoint { $0 > start - leading }, count)
        let last = min(ends.partitionPoint { $0 >= end - leading } + 1, count)
        return first..<max(first, position(of: last - 1) < end ? last : last - 1)
    }

    /// Returns the row at a distance, and how much of it and of the spacing after it has passed, from 0 to 1.
    func place(at distance: CGFloat) -> (item: Int, part: CGFloat) {
        guard let ends else {
            let row = (distance / step).rounded(.down)
            return (Int(min(max(row, 0), CGFloat(Int32.max))), distance / step - row)
        }
        guard !ends.isEmpty else { return (0, 0) }
        let item = min(ends.partitionPoint { $0 + spacing > distance }, ends.count - 1)
        let length = width(of: item) + spacing
        return (item, length > 0 ? min(max((distance - self.distance(of: item)) / length, 0), 1) : 0)
    }

    /// Returns the distance at which a row begins at the leading inset, whether or not there are enough rows after it.
    func distance(of item: Int, part: CGFloat = 0) -> CGFloat {
        position(of: item) - leading + part * (width(of: item) + spacing)
    }

    /// Returns the distance at which scrolling ends.
    ///
    /// - Parameters:
    ///   - proposed: The distance at which deceleration alone would end.
    ///   - start: The distance at which the drag began.
    ///   - velocity: The velocity in reading direction; only its sign counts.
    ///   - count: The number of rows.
    func stop(near proposed: CGFloat, from start: CGFloat, velocity: CGFloat, of count: Int) -> CGFloat {
        let limit = limit(of: count)
        switch stops {
        case .anywhere:
            return proposed
        case .rows:
            return min(distance(of: nearestItem(to: proposed)), limit)
        case .pages:
            let page = nearestItem(to: start)
            let isAtEnd = start >= limit - 0.5
            var next = nearestItem(to: proposed)
            // The last row may be at the end before its leading edge is at the inset.
            if velocity > 0 { next = page + 1 }
            if velocity < 0 { next = isAtEnd ? firstItem(from: start) - 1 : page - 1 }
            return min(distance(of: min(max(next, page - 1, 0), count)), limit)
        }
    }

    /// Returns the distance that shows a row, as little away from another distance as possible.
    func distance(showing item: Int, from current: CGFloat, of count: Int) -> CGFloat {
        let start = distance(of: item)
        guard stops == .anywhere else { return min(start, limit(of: count)) }
        let end = position(of: item) + width(of: item) + trailing - width
        let distance = current > start ? start : max(current, min(start, end))
        return min(max(0, distance), limit(of: count))
    }

    /// Returns the number of distances at which scrolling can end with a row at the leading inset, or at the end.
    func pageCount(of count: Int) -> Int {
        guard count > 0 else { return 0 }
        let limit = limit(of: count)
        guard limit > Self.tolerance else { return 1 }
        // The first row that cannot come to the leading inset is at the end.
        let place = place(at: limit)
        let last = place.item + (distance(of: place.item) < limit - Self.tolerance ? 1 : 0)
        return min(last, count - 1) + 1
    }

    /// Returns the page that is nearest to a distance.
    func page(at distance: CGFloat, of count: Int) -> Int {
        let pages = pageCount(of: count)
        guard pages > 1 else { return 0 }
        let limit = limit(of: count)
        let before = min(place(at: min(max(distance, 0), limit)).item, pages - 1)
        let next = min(before + 1, pages - 1)
        let (start, end) = (min(self.distance(of: before), limit), min(self.distance(of: next), limit))
        return abs(end - distance) < abs(distance - start) ? next : before
    }

    /// Returns the distance of a page.
    func distance(ofPage page: Int, of count: Int) -> CGFloat {
        min(distance(of: max(0, min(page, count - 1))), limit(of: count))
    }

    /// Less than a pixel, in points.
    private static let tolerance: CGFloat = 0.25

    private func nearestItem(to distance: CGFloat) -> Int {
        let place = place(at: distance)
        return place.item + (place.part >= 0.5 ? 1 : 0)
    }

    /// The first row whose leading edge is at a distance or after it.
    private func firstItem(from distance: CGFloat) -> Int {
        let place = place(at: distance)
        return place.item + (place.part > 0 ? 1 : 0)
    }

    private func item(_ position: CGFloat, of count: Int) -> Int {
        Int(min(max(position, 0), CGFloat(count)))
    }
}

extension [CGFloat] {
    /// Returns the first index from which on a condition holds, in an ascending array. Complexity: O(log count).
    fileprivate func partitionPoint(where holds: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
