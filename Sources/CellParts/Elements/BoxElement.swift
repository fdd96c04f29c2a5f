import DeclarativeCollections
import PortableUIKit

/// An element on a ground with rounded corners, optionally with an icon before it, such as a field.
public struct BoxElement: PartElement {
    /// The ground and the edge.
    public struct Surface {
        /// The color; `nil` for none.
        public var color: UIColor?
        /// The color of the border; `nil` for none.
        public var borderColor: UIColor?
        /// The width of the border, in points.
        public var borderWidth: CGFloat
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat

        /// Creates a surface.
        public init(color: UIColor?, borderColor: UIColor?, borderWidth: CGFloat, cornerRadius: CGFloat) {
            self.color = color
            self.borderColor = borderColor
            self.borderWidth = borderWidth
            self.cornerRadius = cornerRadius
        }
    }

    /// The element.
    public var content: any PartElement

    /// The icon before it; `nil` for none.
    public var icon: IconElement?

    /// The ground and the edge.
    public var surface: Surface

    /// The distances of the element from the edges, and from the icon, in points.
    public var padding: (horizontal: CGFloat, vertical: CGFloat)

    /// Creates a box.
    public init(
        _ content: any PartElement,
        icon: IconElement? = nil,
        surface: Surface,
        padding: (horizontal: CGFloat, vertical: CGFloat)
    ) {
        self.content = content
        self.icon = icon
        self.surface = surface
        self.padding = padding
    }

    /// Creates an empty view.
    public static func makeView() -> BoxView { BoxView(frame: .zero) }

    /// Returns the size of the element with the distances around it.
    public func size(fitting width: CGFloat) -> CGSize {
        let width = width.layoutLength
        let (start, end) = (before, padding.horizontal)
        let inner = content.size(fitting: max(width - start - end, 0))
        let height = max(inner.height, icon?.size(fitting: width).height ?? 0)
        return CGSize(width: min(inner.width + start + end, width), height: height + padding.vertical * 2)
    }

    /// The minimum width of the element with the distances around it.
    public var minWidth: CGFloat { before + content.minWidth + padding.horizontal }

    /// Returns the baseline of the element.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        let frame = contentFrame(in: CGSize(width: width.layoutLength, height: size(fitting: width).height))
        return content.firstBaseline(fitting: frame.width).map { frame.minY + $0 }
    }

    /// Returns the height of the box, which is centered as a whole.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat {
        min(size(fitting: width).height, content.firstLineHeight(fitting: width) + padding.vertical * 2)
    }

    /// Shows the element and the icon.
    public func update(_ view: BoxView, isAnimated: Bool) {
        view.elementViews.show(elements, in: view, isAnimated: isAnimated)
        view.backgroundColor = surface.color
    }

    /// Replaces the handlers of the element.
    public func updateHandlers(_ view: BoxView) { view.elementViews.updateHandlers(elements) }

    /// Lays out the element and the icon.
    public func layOut(_ view: BoxView) {
        let size = view.bounds.size
        var frames = [contentFrame(in: size)]
        if let icon {
            let own = icon.size(fitting: size.width)
            let y = PixelGrid.current.aligned((size.height - own.height) / 2)
            frames.append(CGRect(origin: CGPoint(x: padding.horizontal, y: max(y, 0)), size: own))
        }
        view.elementViews.layOut(elements, frames: frames, in: view)
        view.layer.cornerRadius = min(surface.cornerRadius, size.height / 2)
        view.layer.borderWidth = surface.borderColor == nil ? 0 : surface.borderWidth
        view.layer.borderColor = surface.borderColor?.resolvedColor(with: view.traitCollection).cgColor
    }

    /// What the element says.
    public func accessibility(of view: BoxView) -> RightControlAccessibility {
        view.elementViews.accessibility.first?.information ?? RightControlAccessibility()
    }

    /// Whether the element takes touches.
    public var isInteractive: Bool { content.isInteractive }

    /// Whether the element fills the line.
    public var fillsWidth: Bool { content.fillsWidth }

    private var elements: [any PartElement] { [content] + (icon.map { [$0] } ?? []) }

    private var before: CGFloat {
        guard let icon else { return padding.horizontal }
        return padding.horizontal + icon.size(fitting: .infinity).width + padding.horizontal / 2
    }

    private func contentFrame(in size: CGSize) -> CGRect {
        let room = max(size.width - before - padding.horizontal, 0)
        let inner = content.size(fitting: room)
        let y = PixelGrid.current.aligned((size.height - inner.height) / 2)
        let width = content.fillsWidth && room.isFinite ? room : inner.width
        return CGRect(x: before, y: max(y, 0), width: width, height: inner.height)
    }
}

/// A view with the view of an element in it.
public final class BoxView: UIView {
    let elementViews = ElementViews()

    /// All of the box takes the touches of the element.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, let content = elementViews.views.first else { return nil }
        let inside = convert(point, to: content)
        let nearest = CGPoint(
            x: min(max(inside.x, 0.5), max(content.bounds.width - 0.5, 0.5)),
            y: min(max(inside.y, 0.5), max(content.bounds.height - 0.5, 0.5))
        )
        return content.hitTest(nearest, with: event)
    }
}

extension BoxView: ReusableElementView {
    func prepareForReuse() {
        for view in elementViews.views { (view as? any ReusableElementView)?.prepareForReuse() }
    }
}

extension UIView {
    /// The part that lays out the view of an element, which may be in a box.
    var partOfElement: UIView? { superview is BoxView ? superview?.superview : superview }
}
