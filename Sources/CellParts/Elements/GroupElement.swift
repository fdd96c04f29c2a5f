import DeclarativeCollections
import PortableUIKit

/// Elements beside each other that take no touches, such as a number and a picture before the lines of a part.
public struct GroupElement: PartElement {
    /// The elements in reading order. A width, in points, reserves room for an element; without one it takes what it needs.
    public var elements: [(element: any PartElement, width: CGFloat?)]

    /// The distance between elements, in points.
    public var gap: CGFloat

    /// Creates a group.
    public init(_ elements: [(element: any PartElement, width: CGFloat?)], gap: CGFloat) {
        self.elements = elements
        self.gap = gap
    }

    /// Creates an empty view.
    public static func makeView() -> LineView { LineView(frame: .zero) }

    /// Returns the size of all elements.
    public func size(fitting width: CGFloat) -> CGSize { layout(fitting: width).size }

    /// Shows the elements.
    public func update(_ view: LineView, isAnimated: Bool) {
        view.elementViews.show(elements.map(\.element), in: view, isAnimated: isAnimated)
    }

    /// Lays out the elements, each centered vertically.
    public func layOut(_ view: LineView) {
        view.elementViews.layOut(
            elements.map(\.element),
            frames: layout(fitting: view.bounds.width).frames,
            in: view
        )
    }

    /// The elements are spoken in reading order.
    public func accessibility(of view: LineView) -> RightControlAccessibility {
        let all = view.elementViews.accessibility.map(\.information)
        return RightControlAccessibility(
            label: all.compactMap(\.label).joinedForAccessibility,
            value: all.compactMap(\.value).joinedForAccessibility,
            traits: all.reduce(.none) { $0.union($1.traits) }
        )
    }

    private func layout(fitting width: CGFloat) -> (frames: [CGRect], size: CGSize) {
        var x: CGFloat = 0
        var frames: [CGRect] = []
        for (element, reserved) in elements {
            let room = min(reserved ?? .infinity, max(width.layoutLength - x, 0))
            let size = element.size(fitting: room)
            frames.append(CGRect(x: x, y: 0, width: max(size.width, min(reserved ?? 0, room)), height: size.height))
            x = (frames.last?.maxX ?? 0) + gap
        }
        let height = frames.map(\.height).max() ?? 0
        let placed = frames.map {
            $0.offsetBy(dx: 0, dy: PixelGrid.current.aligned((height - $0.height) / 2))
        }
        return (placed, CGSize(width: frames.last?.maxX ?? 0, height: height))
    }
}
