import Foundation

/// An area in which text is laid out.
open class NSTextContainer: NSObject {
    /// UIKit's padding at both ends of a line, in points.
    private static let defaultPadding: CGFloat = 5

    /// Called after the container or the text in it changed.
    final var didChange: (() -> Void)?

    /// Creates a container. Dimensions of 0 are unlimited.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates an empty container: unarchiving is not supported.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// The layout manager that fills the container.
    open unowned(unsafe) var layoutManager: NSLayoutManager?

    /// Moves the container, with all containers beside it and the text storage, to another layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        guard let storage = old.textStorage else { return }
        storage.removeLayoutManager(old)
        storage.addLayoutManager(newLayoutManager)
    }

    /// The size in points. Dimensions of 0 are unlimited. If the container tracks the text view, the view sets the
    /// width.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            if let manager = layoutManager {
                manager.delegate?.layoutManager(manager, textContainer: self, didChangeGeometryFrom: oldValue)
            }
            geometryChanged()
        }
    }

    /// The areas, in the coordinates of the container, that text flows around.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { geometryChanged() }
    }

    /// The padding at both ends of a line, in points.
    open var lineFragmentPadding = NSTextContainer.defaultPadding {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }

    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }

    /// How text that does not fit is wrapped or truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }

    /// Whether the width of the container follows that of the text view.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { geometryChanged() } }
    }

    /// Whether the height of the container follows that of the text view.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { geometryChanged() } }
    }

    /// Whether the area is a rectangle without holes. A subclass that changes `lineFragmentRect` answers `false`.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the part of a proposed line in which text may be placed, and what is left of the line after it.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect,
        at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let area = CGRect(
            x: 0,
            y: 0,
            width: size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude,
            height: size.height > 0 ? size.height : CGFloat.greatestFiniteMagnitude
        )
        let line = proposedRect.intersection(area)
        guard !line.isNull, !exclusionPaths.isEmpty else { return line.isNull ? .zero : line }
        var free = line
        for hole in ExclusionAreas(exclusionPaths).holes(in: line) {
            if hole.minX > free.minX {
                remainingRect?.pointee = CGRect(
                    x: hole.maxX,
                    y: line.minY,
                    width: max(0, line.maxX - hole.maxX),
                    height: line.height
                )
                free.size.width = hole.minX - free.minX
                return free
            }
            free.size.width = max(0, free.maxX - hole.maxX)
            free.origin.x = hole.maxX
        }
        return free.width > 0 ? free : .zero
    }

    /// Sets the size without telling the text view, which sets it.
    final func follow(_ newSize: CGSize) {
        guard newSize != size else { return }
        let told = didChange
        didChange = nil
        size = newSize
        didChange = told
    }

    /// The lowest point of the exclusion paths.
    final var exclusionBottom: CGFloat {
        ExclusionAreas(exclusionPaths).outlines.reduce(0) { max($0, $1.boundingBoxOfPath.maxY) }
    }

    private func geometryChanged() {
        if let layoutManager { layoutManager.textContainerChangedGeometry(self) } else { didChange?() }
    }
}

/// The places of exclusion paths in lines.
private struct ExclusionAreas {
    /// The distance between the heights at which a line is compared with a path, in points.
    private static let step: CGFloat = 2

    let outlines: [CGPath]

    init(_ paths: [UIBezierPath]) {
        outlines = paths.map(\.cgPath)
    }

    /// Returns the parts of a line that are taken, from left to right without overlaps.
    func holes(in line: CGRect) -> [CGRect] {
        var holes: [CGRect] = []
        for outline in outlines {
            let bounds = outline.boundingBoxOfPath
            guard bounds.minY < line.maxY, bounds.maxY > line.minY, bounds.width > 0 else { continue }
            if let hole = hole(of: outline, bounds: bounds, in: line) { holes.append(hole) }
        }
        holes.sort { $0.minX < $1.minX }
        var merged: [CGRect] = []
        for hole in holes {
            if let last = merged.last, last.maxX >= hole.minX {
                merged[merged.count - 1] = last.union(hole)
            } else {
                merged.append(hole)
            }
        }
        return merged.filter { $0.maxX > line.minX && $0.minX < line.maxX }
    }

    /// Returns the part of a line from the first to the last point inside a path.
    private func hole(of outline: CGPath, bounds: CGRect, in line: CGRect) -> CGRect? {
        let top = max(bounds.minY, line.minY)
        let bottom = min(bounds.maxY, line.maxY)
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        let count = max(1, Int(((bottom - top) / Self.step).rounded(.up)))
        for index in 0..<count {
            let y = top + (CGFloat(index) + 0.5) * (bottom - top) / CGFloat(count)
            var x = bounds.minX
            while x <= bounds.maxX {
                if outline.contains(CGPoint(x: x + Self.step / 2, y: y)) {
                    low = min(low, x)
                    high = max(high, min(x + Self.step, bounds.maxX))
                }
                x += Self.step
            }
        }
        return low < high ? CGRect(x: low, y: line.minY, width: high - low, height: line.height) : nil
    }
}
