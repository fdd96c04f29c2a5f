import Foundation

/// An open context menu over a window: the blurred screen, the preview of what was pressed, and the menu.
@MainActor final class ContextMenuView: UIView, DrawnCover {
    /// Metrics of a phone, in points and seconds. The gaps and the preview's share are estimates.
    private enum Metrics {
        static let margin: CGFloat = 8
        static let gap: CGFloat = 12
        static let previewMargin: CGFloat = 16
        static let previewRadius: CGFloat = 13
        /// The share of the window's height that a preview takes at most.
        static let previewShare: CGFloat = 0.5
        static let duration: TimeInterval = 0.25
        static let smallScale: CGFloat = 0.5
    }

    /// What the menu is about.
    enum Source {
        /// A pressed view, or the view of a preview controller, which is shown beside the menu; behind them the screen is blurred.
        case preview(UIView, size: CGSize, from: CGRect)
        /// A rectangle of a control, beside which the menu is shown.
        case control(CGRect)
    }

    private let blurView: UIVisualEffectView?
    private let preview: UIControl?
    private let previewView: UIView?
    private let previewSize: CGSize
    /// What the menu is about, in window coordinates.
    private let source: CGRect
    private weak var menu: ContextMenuPresentation?
    private var list: MenuListView?

    init(_ menu: ContextMenuPresentation, beside source: Source) {
        self.menu = menu
        switch source {
        case .preview(let view, let size, let rect):
            blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            preview = UIControl()
            previewView = view
            previewSize = size
            self.source = rect

        case .control(let rect):
            blurView = nil
            preview = nil
            previewView = nil
            previewSize = .zero
            self.source = rect
        }
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        if let blurView { addSubview(blurView) }
        guard let preview, let previewView else { return }
        preview.clipsToBounds = true
        preview.layer.cornerRadius = Metrics.previewRadius
        preview.backgroundColor = .secondarySystemGroupedBackground
        preview.addAction(UIAction { [weak menu] _ in menu?.commitPreview() }, for: .touchUpInside)
        previewView.isUserInteractionEnabled = false
        preview.addSubview(previewView)
        addSubview(preview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func update() {
        list?.removeFromSuperview()
        list = menu?.menu.map { shown in
            MenuListView(shown, traits: traitCollection) { [weak menu] in _ = menu?.choose($0) }
        }
        if let list { addSubview(list) }
        setNeedsLayout()
    }

    /// Whether a point of the window is on the menu or the preview.
    func isContent(at point: CGPoint) -> Bool {
        let point = convert(point, from: nil)
        return [list, preview].contains { $0?.frame.contains(point) ?? false }
    }

    // MARK: Transitions

    /// Appears over a window.
    func appear(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        update()
        layoutIfNeeded()
        blurView?.alpha = 0
        list?.alpha = 0
        list?.transform = CGAffineTransform(scaleX: Metrics.smallScale, y: Metrics.smallScale)
        let place = preview?.frame ?? .zero
        preview?.frame = source
        UIView.animate(withDuration: Metrics.duration, delay: 0, options: .allowUserInteraction) { [self] in
            blurView?.alpha = 1
            list?.alpha = 1
            list?.transform = .identity
            preview?.frame = place
        }
    }

    /// Disappears, and takes no touches meanwhile.
    func end() {
        isUserInteractionEnabled = false
        accessibilityViewIsModal = false
        accessibilityElementsHidden = true
        UIView.animate(withDuration: Metrics.duration) { [self] in
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        blurView?.frame = bounds
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
        var anchor = source
        if let preview {
            anchor = previewFrame(in: area)
            preview.frame = anchor
            previewView?.frame = preview.bounds
        }
        guard let list else { return }
        let height = min(list.fittingHeight, area.height)
        let width = min(MenuListView.width, area.width)
        // A menu lies at the edge of its source that is nearer to the edge of the screen.
        let isAtLeft = anchor.midX <= bounds.midX
        let x = isAtLeft ? anchor.minX : anchor.maxX - width
        let isBelow = anchor.maxY + Metrics.gap + height <= area.maxY
        let y = isBelow ? anchor.maxY + Metrics.gap : anchor.minY - Metrics.gap - height
        list.bounds.size = CGSize(width: width, height: height)
        list.center = CGPoint(
            x: min(max(x, area.minX), max(area.minX, area.maxX - width)) + width / 2,
            y: min(max(y, area.minY), max(area.minY, area.maxY - height)) + height / 2
        )
    }

    /// The frame of the preview: where the pressed view is, moved so that the menu has space below it.
    private func previewFrame(in area: CGRect) -> CGRect {
        let limit = CGSize(
            width: max(0, area.width - 2 * (Metrics.previewMargin - Metrics.margin)),
            height: area.height * Metrics.previewShare
        )
        let size = CGSize(width: min(previewSize.width, limit.width), height: min(previewSize.height, limit.height))
        let menu = list.map { min($0.fittingHeight, area.height) + Metrics.gap } ?? 0
        let x = source.midX - size.width / 2
        let y = source.midY - size.height / 2
        return CGRect(
            x: min(max(x, bounds.minX + Metrics.previewMargin), bounds.maxX - Metrics.previewMargin - size.width),
            y: max(min(y, area.maxY - menu - size.height), area.minY),
            width: size.width,
            height: size.height
        )
    }
}
