import Foundation

extension UIImageView {
    /// Sets what an interface file says about the image view.
    final func decodeImageView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        image = coder.objects.image("image", of: coder.element)
        highlightedImage = coder.objects.image("highlightedImage", of: coder.element)
        isHighlighted = coder.element.flag("highlighted") ?? false
    }
}
