import CellParts
import DeclarativeCollections
import PortableUIKit

/// A tappable element with a background.
struct PressableElement: PartElement {
    var content: any PartElement
    var padding: UIEdgeInsets = .zero
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var isEnabled = true
    /// Whether the content is centered in a larger background.
    var isCentered = false
    var isWide = false
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = .button
    var identifier: String?
    var theme: CellTheme
    var handler: (@MainActor () -> Void)?

    /// The minimum height of a button that fills the width, in points.
    private static let wideHeight: CGFloat = 48

    static func makeView() -> PressableView { PressableView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let inner = content.size(fitting: max(width - padding.left - padding.right, 0))
        return CGSize(
            width: width.isFinite && fillsWidth
                ? width : min(inner.width + padding.left + padding.right, width.layoutLength),
            height: max(inner.height + padding.top + padding.bottom, isWide ? Self.wideHeight : 0)
        )
    }

    var minWidth: CGFloat { content.minWidth + padding.left + padding.right }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        content.firstBaseline(fitting: max(width - padding.left - padding.right, 0)).map { $0 + padding.top }
    }

    func update(_ view: PressableView, isAnimated: Bool) {
        view.backgroundColor = color
        view.layer.cornerRadius = cornerRadius
        view.opacities = theme.details.opacities
        view.isEnabled = isEnabled
        view.elementViews.show([content], in: view, isAnimated: isAnimated)
        view.elementViews.views.first?.isUserInteractionEnabled = false
        view.isAccessibilityElement = true
        view.accessibilityLabel =
            label ?? view.elementViews.accessibility.compactMap(\.information.label).joined(separator: ", ")
        view.accessibilityValue = value
        view.accessibilityHint = hint
        view.accessibilityTraits = isEnabled ? traits : traits.union(.notEnabled)
        view.accessibilityIdentifier = identifier
    }

    func updateHandlers(_ view: PressableView) {
        view.handler = handler
    }

    func layOut(_ view: PressableView) {
        var frame = view.bounds.inset(by: padding)
        if isCentered {
            let size = content.size(fitting: frame.width)
            let width = content.fillsWidth ? frame.width : min(size.width, frame.width)
            frame = CGRect(
                x: PixelGrid.current.aligned(frame.midX - width / 2),
                y: PixelGrid.current.aligned(frame.midY - size.height / 2),
                width: width,
                height: size.height
            )
        }
        view.elementViews.layOut([content], frames: [frame], in: view)
    }

    func accessibility(of view: PressableView) -> RightControlAccessibility {
        RightControlAccessibility(label: view.accessibilityLabel, traits: view.accessibilityTraits) {
            if isEnabled { handler?() }
        }
    }

    var isInteractive: Bool { true }

    var isControl: Bool { true }

    var fillsWidth: Bool { isWide || content.fillsWidth }
}

/// The view of an element that can be tapped.
final class PressableView: UIControl {
    let elementViews = ElementViews()
    var handler: (@MainActor () -> Void)?
    var opacities = CellTheme.standard.details.opacities

    override init(frame: CGRect) {
        super.init(frame: frame)

        addAction(UIAction { [weak self] _ in self?.handler?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PressableView is made in code; it cannot be decoded.")
    }

    override var isHighlighted: Bool { didSet { updateAlpha() } }

    override var isEnabled: Bool { didSet { updateAlpha() } }

    private func updateAlpha() {
        alpha = !isEnabled ? opacities.disabled : isHighlighted ? opacities.pressed : 1
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, isEnabled, self.point(inside: point, with: event) else { return nil }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.touchable.contains(point) }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        handler?()
        return true
    }
}
