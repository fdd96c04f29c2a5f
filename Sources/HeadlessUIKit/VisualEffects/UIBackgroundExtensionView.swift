import Foundation

/// A view that shows its content inside the safe area, and the content mirrored and blurred around it: below a sidebar,
/// an inspector or bars.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// Mirrors what is inside at one edge of the content each: left, right, top, bottom.
    private let mirrors: [MirrorView] = (0..<4).map { _ in MirrorView() }
    private let area = UIView()
    private let strips: [UIView] = (0..<4).map { _ in UIView() }
    private static let blur = BackdropFilter(deviation: 12, saturation: 1, tint: .clear)

    /// Creates a view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        area.clipsToBounds = true
        var outer: UIView = self
        for mirror in mirrors.reversed() {
            outer.addSubview(mirror)
            outer = mirror
        }
        outer.addSubview(area)
        for strip in strips {
            strip.isUserInteractionEnabled = false
            strip.setBackdrop(Self.blur)
            addSubview(strip)
        }
    }

    /// The view whose content is extended. It lies inside the safe area, unless you place it.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === area { oldValue?.removeFromSuperview() }
            if let contentView { area.addSubview(contentView) }
            setNeedsLayout()
        }
    }

    /// Whether the content view fills the safe area; otherwise you place it, in the coordinates of this view.
    open var automaticallyPlacesContentView = true {
        didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
    }

    /// Places the content and its mirror images.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for mirror in mirrors { mirror.frame = bounds }
        place()
    }

    /// Places the content inside the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func place() {
        let content: CGRect
        if automaticallyPlacesContentView {
            content = bounds.inset(by: safeAreaInsets)
            area.frame = content
            area.bounds.origin = .zero
            contentView?.frame = area.bounds
        } else {
            content = contentView?.frame ?? bounds
            area.frame = content
            // The content view has the coordinates of this view.
            area.bounds.origin = content.origin
        }
        let frames = [
            CGRect(x: 0, y: 0, width: content.minX, height: bounds.height),
            CGRect(x: content.maxX, y: 0, width: bounds.width - content.maxX, height: bounds.height),
            CGRect(x: content.minX, y: 0, width: content.width, height: content.minY),
            CGRect(x: content.minX, y: content.maxY, width: content.width, height: bounds.height - content.maxY),
        ]
        for (strip, frame) in zip(strips, frames) {
            strip.isHidden = frame.width <= 0 || frame.height <= 0
            strip.frame = strip.isHidden ? .zero : frame
        }
        let lines = [content.minX, content.maxX, content.minY, content.maxY]
        for (index, mirror) in mirrors.enumerated() {
            mirror.mirror(at: lines[index], isVertical: index >= 2, isOn: !strips[index].isHidden)
        }
    }
}

/// A view that shows its subviews, and their mirror image at a line.
@MainActor private final class MirrorView: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    func mirror(at line: CGFloat, isVertical: Bool, isOn: Bool) {
        guard let layer = layer as? CAReplicatorLayer else { return }
        layer.instanceCount = isOn ? 2 : 1
        // About the center of the layer.
        let distance = 2 * (line - (isVertical ? bounds.midY : bounds.midX))
        layer.instanceTransform =
            isVertical
            ? CATransform3DConcat(CATransform3DMakeScale(1, -1, 1), CATransform3DMakeTranslation(0, distance, 0))
            : CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeTranslation(distance, 0, 0))
    }
}
