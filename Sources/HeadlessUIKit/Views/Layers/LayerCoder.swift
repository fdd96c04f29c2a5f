import Foundation

/// A coder for an empty archive. Swift can create an object of a dynamic class only with a required initializer, and
/// `init(coder:)` is the only one that layers have on all platforms.
final class LayerCoder: NSCoder {}

extension UIView {
    /// Creates a layer of the class that a view declares.
    static func makeLayer(_ layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let layerType = layerClass as? CALayer.Type else {
            preconditionFailure("The layer class \(layerClass) of \(self) is not a subclass of CALayer.")
        }
        guard let layer = layerType.init(coder: LayerCoder()) else {
            preconditionFailure(
                "The layer class \(layerClass) of \(self) made no layer: its init(coder:) returned nil."
            )
        }
        return layer
    }
}
