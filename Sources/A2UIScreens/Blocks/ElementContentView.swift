import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The content of a row that is one element.
protocol ElementContent: ContainerContent {
    @MainActor
    func element(in theme: CellTheme) -> any PartElement
}

/// The view of a row that is one element.
final class ElementContentView<Content: ElementContent>: UIView, ContainerContentView {
    private let stack = ElementStackView(frame: .zero)
    private var content: Content?
    private var environment = CollectionViewEnvironment()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ElementContentView is made in code; it cannot be decoded.")
    }

    static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let element = content.element(in: .current)
        let height = PixelGrid.current.alignedUp(element.size(fitting: width).height)
        // Touches outside of a cell are not received.
        return CGSize(width: width, height: element.isInteractive && height > 0 ? max(height, touchHeight) : height)
    }

    private static var touchHeight: CGFloat { 44 }

    func update(with content: Content) {
        let isAnimated = self.content != nil && window != nil && !UIAccessibility.isReduceMotionEnabled
        self.content = content
        environment = .current
        stack.show([content.element(in: .current)], isAnimated: isAnimated)
        setNeedsLayout()
    }

    func updateHandlers(with content: Content) {
        self.content = content
        environment = .current
        stack.elementViews.updateHandlers([content.element(in: .current)])
    }

    /// No effect: buttons of a surface are disabled individually.
    func update(isEnabled: Bool) {}

    override func layoutSubviews() {
        super.layoutSubviews()

        stack.frame = bounds
        traitCollection.performAsCurrent {
            environment.performAsCurrent {
                // The traits may have changed since the update.
                guard let element = content?.element(in: .current) else { return }
                let size = element.size(fitting: bounds.width)
                let top = max(PixelGrid.current.aligned((bounds.height - size.height) / 2), 0)
                let frame = CGRect(x: 0, y: top, width: bounds.width, height: size.height)
                stack.elementViews.layOut([element], frames: [frame], in: stack)
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}
