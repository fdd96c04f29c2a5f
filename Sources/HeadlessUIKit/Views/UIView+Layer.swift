import Foundation

/// The view as its layer knows it.
extension UIView: LayerHost {
    nonisolated package final var superviewLayer: CALayer? { superviewStorage?.layerStorage }

    nonisolated package final var subviewLayers: [CALayer] { subviewStorage.map(\.layerStorage) }

    nonisolated package final func orderSubviews(byLayers layers: [CALayer]) {
        let subviews = layers.compactMap(\.view)
        if subviews.count == subviewStorage.count { subviewStorage = subviews }
    }

    package final var animationClock: VirtualClock? { windowStorage?.clock }

    package final func paint(on canvas: any Canvas) {
        ViewPainter.paint(self, on: canvas)
    }

    package final func paint(on canvas: any Canvas, visible: CGRect) {
        // A view shown outside its superview has no paint record.
        ViewPainter(canvas: canvas, usesRecords: false).paintSubview(self, visible: visible)
    }
}

extension CALayer {
    /// The view of the layer. Views are the only hosts.
    final var view: UIView? {
        host.map { unsafeDowncast($0, to: UIView.self) }
    }
}

extension UIView {
    /// Creates a layer of the class that a view declares.
    static func makeLayer(_ layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let layerType = layerClass as? CALayer.Type else {
            preconditionFailure("The layer class \(layerClass) of \(self) is not a subclass of CALayer.")
        }
        return layerType.make()
    }

    /// Returns an animation from the value on screen inside an animation block, with the block's timing; outside of
    /// one, `NSNull`.
    final func performAction(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let animation = BlockAnimation.current, BlockAnimation.areEnabled,
            let shown = layer.presentation()?.value(forKeyPath: event)
        else { return NSNull() }
        let action = CABasicAnimation(keyPath: event)
        action.fromValue = shown
        action.timing = animation.timing
        return action
    }
}
