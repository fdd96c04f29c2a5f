import Foundation

/// Swift makes an object of a class that is known at run time alone only by a required initialiser. That of layers is the
/// one that reads an archive, on every platform; this stands for an archive with nothing in it.
final class LayerCoder: NSCoder {}

extension UIView {
    /// Makes the layer of a class that a view named.
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
