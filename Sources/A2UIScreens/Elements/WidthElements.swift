import CellParts
import PortableUIKit

/// An element that is as wide as its line.
struct WideElement: PartElement {
    var content: any PartElement
    /// The width up to which the element stays on one line, in points; it breaks below.
    var unbrokenWidth: CGFloat = 0

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat {
        unbrokenWidth > 0
            ? max(content.minWidth, min(content.size(fitting: .infinity).width, unbrokenWidth)) : content.minWidth
    }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? { content.firstBaseline(fitting: width) }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show([content], isAnimated: isAnimated)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementStackView) {
        view.elementViews.layOut([content], frames: [view.bounds], in: view)
    }

    var isInteractive: Bool { content.isInteractive }

    var touchReach: CGFloat { isInteractive ? StackElement.reach : 0 }

    var isControl: Bool { content.isControl }

    var fillsWidth: Bool { true }
}

/// An element of a list that scrolls sideways: as wide as it wants to be, up to a limit.
struct FixedWidthElement: PartElement {
    var content: any PartElement
    var limit: CGFloat

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    private var width: CGFloat { min(content.size(fitting: .infinity).width, limit) }

    func size(fitting width: CGFloat) -> CGSize {
        let own = content.fillsWidth ? limit : self.width
        return CGSize(width: own, height: content.size(fitting: own).height)
    }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show([content], isAnimated: isAnimated)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementStackView) {
        view.elementViews.layOut([content], frames: [view.bounds], in: view)
    }

    var isInteractive: Bool { content.isInteractive }

    var touchReach: CGFloat { isInteractive ? StackElement.reach : 0 }
}
