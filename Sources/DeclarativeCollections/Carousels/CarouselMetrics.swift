import PortableUIKit

/// The positions of the rows of a carousel, in points in reading direction, aligned to pixels.
struct CarouselMetrics: Equatable {
    let width: CGFloat
    let leading: CGFloat
    let trailing: CGFloat
    let spacing: CGFloat
    let itemWidth: CGFloat
    let stops: CollectionViewSectionCarousel.Stops

    init(width: CGFloat, layout: CollectionViewSectionLayout, scale: CGFloat) {
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
            case .points(let width): width
            case .fraction(let fraction): (room + spacing) * fraction - spacing
            case .peek(let peek): min(room, width - leading - spacing - aligned(peek))
            case nil: room
            }
        self.width = width
        self.leading = leading
        self.trailing = trailing
        self.spacing = spacing
        itemWidth = max(1 / grid.scale, aligned(wanted))
        stops = layout.carousel?.stops ?? .anywhere
    }

    /// The distance between the leading edges of neighbors.
    var step: CGFloat { itemWidth + spacing }

    /// The length of the content, at least the width.
    func length(of count: Int) -> CGFloat {
        guard count > 0 else { return width }
        return max(width, leading + CGFloat(count) * step - spacing + trailing)
    }

    /// The greatest distance that the content can be scrolled.
    func limit(of count: Int) -> CGFloat { length(of: count) - width }

    /// Returns the leading edge of a row in the content.
    func position(of item: Int) -> CGFloat { leading + CGFloat(item) * step }

    /// Returns the rows in a part of the content.
    func items(from start: CGFloat, to end: CGFloat, of count: Int) -> Range<Int> {
        guard count > 0, start < end else { return 0..<0 }
        let first = item(((start - leading + spacing) / step).rounded(.down), of: count)
        let last = item(((end - leading) / step).rounded(.up), of: count)
        return first..<max(first, last)
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
            return min((proposed / step).rounded() * step, limit)
        case .pages:
            let page = (start / step).rounded()
            let isAtEnd = start >= limit - 0.5
            var next = (proposed / step).rounded()
            // The last row may be at the end before its leading edge is at the inset.
            if velocity > 0 { next = page + 1 }
            if velocity < 0 { next = isAtEnd ? (start / step).rounded(.up) - 1 : page - 1 }
            return min(max(next, page - 1, 0) * step, limit)
        }
    }

    /// Returns the distance that shows a row, as little away from another distance as possible.
    func distance(showing item: Int, from current: CGFloat, of count: Int) -> CGFloat {
        let start = position(of: item) - leading
        guard stops == .anywhere else { return min(start, limit(of: count)) }
        let end = position(of: item) + itemWidth + trailing - width
        let distance = current > start ? start : max(current, min(start, end))
        return min(max(0, distance), limit(of: count))
    }

    private func item(_ position: CGFloat, of count: Int) -> Int {
        Int(min(max(position, 0), CGFloat(count)))
    }
}
