import CellParts
import PortableUIKit

/// Elements in a row that scrolls horizontally.
struct ScrollingElement: PartElement {
    var content: any PartElement
    /// The insets at both sides, in points, where elements stay visible while scrolling.
    var bleed: CGFloat

    static func makeView() -> ElementScrollView { ElementScrollView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let size = content.size(fitting: .infinity)
        return CGSize(width: min(size.width, width.layoutLength), height: size.height)
    }

    var minWidth: CGFloat { 0 }

    func update(_ view: ElementScrollView, isAnimated: Bool) {
        view.showsHorizontalScrollIndicator = false
        view.clipsToBounds = bleed == 0
        view.stack.show([content], isAnimated: isAnimated)
    }

    func updateHandlers(_ view: ElementScrollView) {
        view.stack.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementScrollView) {
        let size = content.size(fitting: .infinity)
        view.contentSize = size
        view.stack.frame = CGRect(origin: .zero, size: size)
        view.stack.elementViews.layOut([content], frames: [view.stack.bounds], in: view.stack)
        view.showStart()
    }

    var isInteractive: Bool { true }

    var fillsWidth: Bool { true }
}

/// The view of elements that scroll.
final class ElementScrollView: UIScrollView {
    let stack = ElementStackView(frame: .zero)
    private var hasShownStart = false

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ElementScrollView is made in code; it cannot be decoded.")
    }

    /// In a right-to-left layout the first element is at the right.
    func showStart() {
        guard !hasShownStart, bounds.width > 0 else { return }
        hasShownStart = true
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            contentOffset.x = max(contentSize.width - bounds.width, 0)
        }
    }
}
