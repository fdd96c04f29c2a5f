import Foundation

extension UIVisualEffectView {
    /// Sets what an interface file says about the effect, and creates what is in the content view.
    final func decodeEffect(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        if let blur = coder.element.child("blurEffect") {
            effect = UIBlurEffect(style: blur.choice("style") ?? .regular)
        }
        coder.decode(contentView, key: "contentView")
    }
}
