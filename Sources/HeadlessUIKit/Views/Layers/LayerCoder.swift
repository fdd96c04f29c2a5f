import Foundation

/// A coder for an empty archive, with which layers and animations are copied: every class has `init(coder:)`.
final class LayerCoder: NSCoder {}

extension UIView {
    /// Creates a layer of the class that a view declares.
    static func makeLayer(_ layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let layerType = layerClass as? CALayer.Type else {
            preconditionFailure("The layer class \(layerClass) of \(self) is not a subclass of CALayer.")
        }
        return layerType.make()
    }
}
