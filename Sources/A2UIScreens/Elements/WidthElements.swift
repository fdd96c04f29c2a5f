import CellParts
import PortableUIKit

/// An element whose bounds are those of another one, which it sizes in its own way.
protocol WrapperElement: PartElement where View == ElementStackView {
    var content: any PartElement { get }
}

extension WrapperElement {
    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

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

/// An element that fills the width.
struct WideElement: WrapperElement {
    var content: any PartElement
    /// The maximum width to which the element resists wrapping, in points.
    var unbrokenWidth: CGFloat = 0

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat {
        unbrokenWidth > 0
            ? max(content.minWidth, min(content.size(fitting: .infinity).width, unbrokenWidth)) : content.minWidth
    }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? { content.firstBaseline(fitting: width) }

    var isControl: Bool { content.isControl }

    var fillsWidth: Bool { true }
}

/// An element of a horizontal list: its own width, up to a limit.
struct FixedWidthElement: WrapperElement {
    var content: any PartElement
    var limit: CGFloat

    private var width: CGFloat { min(content.size(fitting: .infinity).width, limit) }

    func size(fitting width: CGFloat) -> CGSize {
        let own = content.fillsWidth ? limit : self.width
        return CGSize(width: own, height: content.size(fitting: own).height)
    }
}
