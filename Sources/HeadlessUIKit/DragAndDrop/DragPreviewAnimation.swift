import Foundation

/// The preview of a drag: follows the finger and animates to its final position.
@MainActor final class DragPreviewAnimation: NSObject, UIDragAnimating {
    private let preview: UIView?
    private let cell: UIView
    private let window: UIWindow
    /// Where the preview begins, and returns to without a target. By default, where the cell is.
    private let home: UIPreviewTarget?
    /// The offset from the finger to the center of the preview.
    private var offset = CGPoint.zero
    private var target: (container: UIView, center: CGPoint, transform: CGAffineTransform)?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    private static let duration: TimeInterval = 0.3
    private static let liftedAlpha: CGFloat = 0.9

    init(
        item: UIDragItem,
        cell: UIView,
        parameters: UIPreviewParameters?,
        window: UIWindow,
        home: UIPreviewTarget? = nil
    ) {
        self.cell = cell
        self.window = window
        self.home = home
        let own = item.previewProvider?()
        preview = own?.view ?? (cell.window == nil ? cell : cell.snapshotView(afterScreenUpdates: false))
        super.init()
        if let parameters = parameters ?? own?.parameters { apply(parameters) }
        preview?.isUserInteractionEnabled = false
    }

    /// Gives the preview a background and a shape.
    func apply(_ parameters: UIPreviewParameters) {
        guard let preview else { return }
        if let color = parameters.backgroundColor { preview.backgroundColor = color }
        if let path = parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            preview.layer.mask = shape
        }
    }

    var previewSize: CGSize { (preview ?? cell).bounds.size }

    /// Shows the preview over the cell.
    func lift(at location: CGPoint) {
        guard let preview else { return }
        let center = home.map { $0.container.convert($0.center, to: nil) } ?? cell.convert(cell.bounds.center, to: nil)
        offset = CGPoint(x: center.x - location.x, y: center.y - location.y)
        preview.center = center
        preview.alpha = Self.liftedAlpha
        window.addSubview(preview)
    }

    func follow(_ location: CGPoint) {
        preview?.center = CGPoint(x: location.x + offset.x, y: location.y + offset.y)
    }

    /// Sets the final position of the preview. Without it, the preview returns to its cell.
    func setTarget(_ center: CGPoint, in container: UIView, transform: CGAffineTransform = .identity) {
        target = (container, center, transform)
    }

    /// Sets the final rectangle of the preview, which is scaled to fit into it.
    func setTarget(rect: CGRect, of container: UIView) {
        let size = previewSize
        let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
        setTarget(rect.center, in: container, transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Animates the preview to its final position, together with the animations added by the app.
    func animateToTarget(completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration) { [self] in
            let start = home.map { ($0.container, $0.center, $0.transform) }
            let (container, center, transform) = target ?? start ?? (cell, cell.bounds.center, .identity)
            preview?.center = container.convert(center, to: nil)
            preview?.transform = transform
            for animation in animations { animation() }
        }
        window.clock.schedule(after: Self.duration) { [self] in
            preview?.removeFromSuperview()
            for completion in completions { completion(.end) }
            completion()
        }
    }

    /// Runs what was added for the lift, which the preview itself doesn't animate.
    func runAddedAnimations() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        self.animations = []
        self.completions = []
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion(.end) }
        }
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
}
