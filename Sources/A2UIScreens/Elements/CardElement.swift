import CellParts
import PortableUIKit

/// An element in a frame with rounded corners. Nested cards are nested frames.
struct CardElement: PartElement {
    var content: any PartElement
    var padding: CGFloat
    var cornerRadius: CGFloat
    var color: UIColor?
    var borderColor: UIColor?
    var borderWidth: CGFloat

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let inner = content.size(fitting: max(width - padding * 2, 0))
        return CGSize(
            width: width.isFinite && fillsWidth ? width : min(inner.width + padding * 2, width.layoutLength),
            height: inner.height + padding * 2
        )
    }

    var minWidth: CGFloat { content.minWidth + padding * 2 }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.backgroundColor = color
        view.layer.cornerRadius = cornerRadius
        view.layer.borderWidth = borderColor == nil ? 0 : borderWidth
        view.show([content], isAnimated: isAnimated)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementStackView) {
        view.layer.borderColor = borderColor?.resolvedColor(with: view.traitCollection).cgColor
        view.elementViews.layOut([content], frames: [view.bounds.insetBy(dx: padding, dy: padding)], in: view)
    }

    var isInteractive: Bool { content.isInteractive }

    var touchReach: CGFloat { isInteractive ? StackElement.reach : 0 }

    var fillsWidth: Bool { true }
}
