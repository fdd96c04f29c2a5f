import CellParts
import DeclarativeCollections
import PortableUIKit

/// A row or column of elements with rules like CSS flexbox: weights share the free space, texts that can wrap shrink, and a row that
/// does not fit becomes a column.
struct StackElement: PartElement {
    enum Axis { case horizontal, vertical }
    enum Justification: String { case start, center, end, spaceBetween, spaceAround, spaceEvenly, stretch }
    enum Alignment: String { case start, center, end, stretch }

    struct Item {
        var element: any PartElement
        /// The share of the free space; `nil` means the width that the element needs.
        var weight: CGFloat?
        /// The spacing before the element, in points; `nil` means that of the stack.
        var gapBefore: CGFloat?

        init(_ element: any PartElement, weight: CGFloat? = nil, gapBefore: CGFloat? = nil) {
            self.element = element
            self.weight = weight
            self.gapBefore = gapBefore
        }
    }

    var axis: Axis
    var items: [Item]
    var justification = Justification.start
    var alignment = Alignment.stretch
    var gap: CGFloat
    /// Whether a row stays a row even if it does not fit.
    var isUnbreakable = false

    private let layouts = MeasureMemory<Layout>()

    /// The maximum height of a row on one line, in points. Such rows center their controls and texts vertically.
    private static let lineHeight: CGFloat = 60

    init(
        _ axis: Axis,
        _ items: [Item],
        justification: Justification = .start,
        alignment: Alignment = .stretch,
        gap: CGFloat,
        isUnbreakable: Bool = false
    ) {
        self.axis = axis
        self.items = items
        self.justification = justification
        self.alignment = alignment
        self.gap = gap
        self.isUnbreakable = isUnbreakable
    }

    private struct Layout {
        var frames: [CGRect]
        var size: CGSize
    }

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize { layout(width).size }

    /// The minimum width. A row of texts, icons and images resists wrapping: the stack around it breaks first.
    var minWidth: CGFloat {
        let gaps = gap * CGFloat(max(items.count - 1, 0))
        guard axis == .horizontal, items.allSatisfy({ Self.isSimple($0.element) }) else { return hardMinWidth }
        return items.reduce(gaps) { $0 + $1.element.minWidth }
    }

    /// The minimum width of the stack after breaking.
    private var hardMinWidth: CGFloat {
        items.reduce(0) { max($0, ($1.element as? StackElement)?.hardMinWidth ?? $1.element.minWidth) }
    }

    private static func isSimple(_ element: any PartElement) -> Bool {
        if let stack = element as? StackElement {
            return stack.axis == .vertical && stack.items.allSatisfy { isSimple($0.element) }
        }
        return element is TextElement || element is SpokenText || element is IconElement || element is PhotoElement
    }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        let layout = layout(width)
        for (item, frame) in zip(items, layout.frames) {
            if let baseline = item.element.firstBaseline(fitting: frame.width) { return frame.minY + baseline }
        }
        return nil
    }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show(items.map(\.element), isAnimated: isAnimated)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers(items.map(\.element))
    }

    func layOut(_ view: ElementStackView) {
        view.elementViews.layOut(items.map(\.element), frames: layout(view.bounds.width).frames, in: view)
    }

    var isInteractive: Bool { items.contains { $0.element.isInteractive } }

    var touchReach: CGFloat { isInteractive ? Self.reach : 0 }

    /// How far outside of a container its controls receive touches, in points, so that the smallest control has 44 points.
    static let reach: CGFloat = 12

    var fillsWidth: Bool {
        axis == .horizontal
            ? justification != .start || items.contains { $0.weight != nil || $0.element.fillsWidth }
            : items.contains { $0.element.fillsWidth }
    }

    // MARK: - Layout

    private func layout(_ width: CGFloat) -> Layout {
        layouts.value(for: width) { axis == .horizontal ? row(width) : column(width, items, alignment) }
    }

    private func gaps(_ sizes: [CGSize]) -> [CGFloat] {
        var isFirst = true
        return zip(items, sizes).map { item, size in
            // Empty elements take no space.
            guard size.height > 0 else { return 0 }
            defer { isFirst = false }
            return isFirst ? 0 : item.gapBefore ?? gap
        }
    }

    private func column(_ width: CGFloat, _ items: [Item], _ alignment: Alignment) -> Layout {
        let grid = PixelGrid.current
        let room = width.layoutLength
        let sizes = items.map { item in
            let size = item.element.size(fitting: room)
            return CGSize(width: min(size.width, room), height: size.height)
        }
        let natural = sizes.map(\.width).max() ?? 0
        let full = width.isFinite && (fillsWidth || alignment == .center || alignment == .end) ? room : natural
        var y: CGFloat = 0
        var frames: [CGRect] = []
        for (index, gap) in gaps(sizes).enumerated() {
            let size = sizes[index]
            let isWide = width.isFinite && (alignment == .stretch || items[index].element.fillsWidth)
            let own = isWide ? room : size.width
            let x: CGFloat =
                switch alignment {
                case .start, .stretch: 0
                case .center: grid.aligned((full - own) / 2)
                case .end: full - own
                }
            y += gap
            frames.append(CGRect(x: x, y: y, width: own, height: size.height))
            y += size.height
        }
        return Layout(frames: frames, size: CGSize(width: full, height: y))
    }

    private func row(_ width: CGFloat) -> Layout {
        let natural = items.map { $0.element.size(fitting: .infinity) }
        let allGaps = gaps(natural).reduce(0, +)
        let least = items.reduce(0) { $0 + $1.element.minWidth }
        guard width.isFinite else { return placed(natural.map(\.width), natural, .infinity) }
        let room = width - allGaps
        if !isUnbreakable, least > room, items.count > 1 { return broken(width) }
        // A word that does not fit breaks between letters.
        let widths = widths(natural.map(\.width), room).map { min($0, max(room, 0)) }
        let sizes = zip(items, widths).map { item, width in
            CGSize(width: width, height: item.element.size(fitting: width).height)
        }
        return placed(widths, sizes, width)
    }

    /// Lays out a row on several lines, each with as many elements as fit.
    private func broken(_ width: CGFloat) -> Layout {
        var lines: [[Item]] = []
        var used: CGFloat = 0
        for item in items {
            let least = min(item.element.minWidth, width)
            if lines.isEmpty || used + gap + least > width {
                lines.append([item])
                used = least
            } else {
                lines[lines.count - 1].append(item)
                used += gap + least
            }
        }
        var frames: [CGRect] = []
        var y: CGFloat = 0
        for line in lines {
            var part = self
            part.items = line
            part.isUnbreakable = true
            if line.count == 1, justification == .spaceBetween { part.justification = .start }
            let layout = part.row(width)
            if y > 0, layout.size.height > 0 { y += gap / 2 }
            frames += layout.frames.map { $0.offsetBy(dx: 0, dy: y) }
            y += layout.size.height
        }
        return Layout(frames: frames, size: CGSize(width: width, height: y))
    }

    /// Returns the widths of the elements of a row.
    private func widths(_ natural: [CGFloat], _ room: CGFloat) -> [CGFloat] {
        var widths = natural
        let isFlexible = items.map { $0.weight != nil || $0.element.fillsWidth || justification == .stretch }
        if isFlexible.contains(true) {
            let fixed = shrunk(natural, items.indices.filter { !isFlexible[$0] }, room - flexibleLeast(isFlexible))
            for (index, width) in fixed { widths[index] = width }
            let used = fixed.values.reduce(0, +)
            share(max(room - used, 0), among: items.indices.filter { isFlexible[$0] }, &widths)
            return widths
        }
        for (index, width) in shrunk(natural, Array(items.indices), room) { widths[index] = width }
        return widths
    }

    private func flexibleLeast(_ isFlexible: [Bool]) -> CGFloat {
        zip(items, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0.element.minWidth : 0) }
    }

    /// Distributes the width by weight; no element gets less than its longest word.
    private func share(_ room: CGFloat, among indexes: [Int], _ widths: inout [CGFloat]) {
        var rest = indexes
        var room = room
        while !rest.isEmpty {
            let total = rest.reduce(0) { $0 + max(items[$1].weight ?? 1, 0.001) }
            let short = rest.filter { items[$0].element.minWidth > room * max(items[$0].weight ?? 1, 0.001) / total }
            guard !short.isEmpty, short.count < rest.count else {
                for index in rest { widths[index] = room * max(items[index].weight ?? 1, 0.001) / total }
                return
            }
            for index in short {
                widths[index] = items[index].element.minWidth
                room -= widths[index]
            }
            rest.removeAll { short.contains($0) }
        }
    }

    /// Shrinks elements that need more than their share, down to their longest words.
    private func shrunk(_ natural: [CGFloat], _ indexes: [Int], _ room: CGFloat) -> [Int: CGFloat] {
        var result = Dictionary(uniqueKeysWithValues: indexes.map { ($0, natural[$0]) })
        var missing = indexes.reduce(0) { $0 + natural[$1] } - room
        guard missing > 0 else { return result }
        // The widest elements shrink first, so that short texts stay on one line.
        let least = Dictionary(uniqueKeysWithValues: indexes.map { ($0, min(items[$0].element.minWidth, natural[$0])) })
        while missing > 0.01 {
            let open = indexes.filter { (result[$0] ?? 0) > (least[$0] ?? 0) + 0.01 }
            let widths = open.compactMap { result[$0] }
            guard let widest = widths.max() else { break }
            let top = open.filter { (result[$0] ?? 0) >= widest - 0.01 }
            let next = widths.filter { $0 < widest - 0.01 }.max() ?? 0
            let floor = top.map { least[$0] ?? 0 }.max() ?? 0
            let target = max(next, floor, widest - missing / CGFloat(top.count))
            for index in top {
                missing -= (result[index] ?? 0) - target
                result[index] = target
            }
            if target == widest { break }
        }
        return result
    }

    /// Whether an element of a row is stretched to the height of the row: dividing lines and cards.
    private static func fillsHeight(_ element: any PartElement) -> Bool {
        let inner = (element as? FixedWidthElement)?.content ?? element
        return inner is RuleElement || inner is CardElement
    }

    private func placed(_ widths: [CGFloat], _ sizes: [CGSize], _ width: CGFloat) -> Layout {
        let grid = PixelGrid.current
        var gaps = gaps(sizes)
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let free = width.isFinite ? max(width - used, 0) : 0
        var x: CGFloat = 0
        let count = CGFloat(items.count)
        switch justification {
        case .center: x = free / 2
        case .end: x = free
        case .spaceBetween where items.count > 1:
            for index in gaps.indices.dropFirst() { gaps[index] += free / (count - 1) }
        case .spaceAround:
            x = free / count / 2
            for index in gaps.indices.dropFirst() { gaps[index] += free / count }
        case .spaceEvenly:
            x = free / (count + 1)
            for index in gaps.indices.dropFirst() { gaps[index] += free / (count + 1) }
        default: break
        }
        let height = sizes.map(\.height).max() ?? 0
        let baselines = zip(items, widths).map { $0.element.firstBaseline(fitting: $1) }
        let deepest = baselines.allSatisfy { $0 != nil } ? baselines.compactMap { $0 }.max() : nil
        var frames: [CGRect] = []
        for index in items.indices {
            x += gaps[index]
            let size = sizes[index]
            let y: CGFloat =
                switch alignment {
                case .start: 0
                case .center: grid.aligned((height - size.height) / 2)
                case .end: height - size.height
                case .stretch:
                    deepest.flatMap { deepest in baselines[index].map { deepest - $0 } }
                        ?? (height <= Self.lineHeight.grownWithText ? grid.aligned((height - size.height) / 2) : 0)
                }
            let fillsHeight = alignment == .stretch && Self.fillsHeight(items[index].element)
            let start = grid.aligned(x)
            let end = grid.aligned(x + widths[index])
            frames.append(
                CGRect(
                    x: start,
                    y: fillsHeight ? 0 : grid.aligned(y),
                    width: max(end - start, 0),
                    height: fillsHeight ? height : size.height
                )
            )
            x += widths[index]
        }
        let bottom = frames.map(\.maxY).max() ?? 0
        return Layout(
            frames: frames,
            size: CGSize(
                width: width.isFinite && fillsWidth ? width : min(used, width.layoutLength),
                height: max(height, bottom)
            )
        )
    }
}
