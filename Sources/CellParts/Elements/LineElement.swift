import DeclarativeCollections
import PortableUIKit

/// A text with what stands at the end of its first line: a second text, a badge, an icon.
///
/// Texts share their baseline, all else is centered on the first line. If a word would have to be broken beside it, what stands at the
/// end goes below the text.
public struct LineElement: PartElement {
    /// The text.
    public var text: TextElement

    /// What stands at the end, in reading order. None of it takes touches.
    public var trailing: [any PartElement]

    /// The distances between text and trailing elements, and between lines if those are below, in points.
    public var gaps: (beside: CGFloat, below: CGFloat)

    /// Creates a line.
    public init(_ text: TextElement, trailing: [any PartElement], gaps: (beside: CGFloat, below: CGFloat)) {
        self.text = text
        self.trailing = trailing
        self.gaps = gaps
    }

    /// Creates an empty view.
    public static func makeView() -> LineView { LineView(frame: .zero) }

    /// Returns the size of the text with what stands at its end.
    public func size(fitting width: CGFloat) -> CGSize { layout(fitting: width).size }

    /// The width of the longest word of the text, or of the widest trailing element.
    public var minWidth: CGFloat { trailing.reduce(text.minWidth) { max($0, $1.minWidth) } }

    /// Returns the baseline of the text; `nil` for an empty one.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        let layout = layout(fitting: width)
        return text.firstBaseline(fitting: layout.frames[0].width).map { layout.frames[0].minY + $0 }
    }

    /// Returns the height of the first line, in points.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat { text.firstLineHeight(fitting: width) }

    /// Shows the text and what stands at its end.
    public func update(_ view: LineView, isAnimated: Bool) {
        view.elementViews.show(elements, in: view, isAnimated: isAnimated)
    }

    /// Lays out the text and what stands at its end.
    public func layOut(_ view: LineView) {
        view.elementViews.layOut(elements, frames: layout(fitting: view.bounds.width).frames, in: view)
    }

    /// The text and what stands at its end are spoken in reading order.
    public func accessibility(of view: LineView) -> RightControlAccessibility {
        let all = view.elementViews.accessibility.map(\.information)
        return RightControlAccessibility(
            label: all.compactMap(\.label).joinedForAccessibility,
            value: all.compactMap(\.value).joinedForAccessibility
        )
    }

    /// Whether something stands at the end of the line, which is as wide as the part then.
    public var fillsWidth: Bool { !trailing.isEmpty }

    private var elements: [any PartElement] { [text] + trailing }

    /// An icon is not larger than the line that it stands in.
    private func endSize(of element: any PartElement, fitting width: CGFloat) -> CGSize {
        let size = element.size(fitting: width)
        let line = text.label.lineHeight
        let limit = element is IconElement && size.height > line ? line / size.height : 1
        return CGSize(width: min(size.width * limit, width), height: size.height * limit)
    }

    private func layout(fitting width: CGFloat) -> (frames: [CGRect], size: CGSize) {
        let grid = PixelGrid.current
        let width = width.layoutLength
        let ends = trailing.map { endSize(of: $0, fitting: width) }
        let endWidth = ends.reduce(0) { $0 + $1.width + gaps.beside }
        let beside = (width - endWidth).layoutLength
        let isBelow = !trailing.isEmpty && beside < text.minWidth
        let room = isBelow ? width : beside
        let textSize = text.size(fitting: room)
        let line = textSize.height > 0 ? min(text.firstLineHeight(fitting: room), textSize.height) : 0
        let baseline = text.firstBaseline(fitting: room)

        var frames: [CGRect]
        if isBelow {
            frames = rows(of: ends, fitting: width).map { $0.offsetBy(dx: 0, dy: textSize.height + gaps.below) }
        } else {
            frames = []
            var x = (width.isFinite ? width : textSize.width + endWidth) - endWidth + gaps.beside
            for (element, size) in zip(trailing, ends) {
                let own = baseline == nil ? nil : element.firstBaseline(fitting: size.width)
                let y = own.map { (baseline ?? 0) - $0 } ?? (line - size.height) / 2
                frames.append(CGRect(x: x, y: grid.aligned(y), width: size.width, height: size.height))
                x += size.width + gaps.beside
            }
        }
        // What is taller than the line does not leave the part.
        let lift = max(-(frames.map(\.minY).min() ?? 0), 0)
        let textWidth = room.isFinite ? room : textSize.width
        let usedWidth = isBelow ? max(textSize.width, frames.map(\.maxX).max() ?? 0) : textSize.width + endWidth
        frames.insert(CGRect(x: 0, y: 0, width: textWidth, height: textSize.height), at: 0)
        frames = frames.map { $0.offsetBy(dx: 0, dy: lift) }
        return (frames, CGSize(width: min(usedWidth, width), height: frames.map(\.maxY).max() ?? 0))
    }

    /// The frames of what goes below the text: as many beside each other as fit, centered on each other.
    private func rows(of sizes: [CGSize], fitting width: CGFloat) -> [CGRect] {
        var rows: [[CGSize]] = []
        var used: CGFloat = 0
        for size in sizes {
            used += gaps.beside + size.width
            if rows.isEmpty || used > width {
                rows.append([])
                used = size.width
            }
            rows[rows.count - 1].append(size)
        }
        var top: CGFloat = 0
        return rows.flatMap { row in
            let height = row.map(\.height).max() ?? 0
            var x: CGFloat = 0
            let frames = row.map { size in
                defer { x += size.width + gaps.beside }
                let y = PixelGrid.current.aligned(top + (height - size.height) / 2)
                return CGRect(x: x, y: y, width: size.width, height: size.height)
            }
            top += height + gaps.below
            return frames
        }
    }
}

/// The views of a line.
public final class LineView: UIView {
    let elementViews = ElementViews()
}
