import Foundation

extension UIProgressView {
    /// Sets what an interface file says about the progress view.
    final func decodeProgress(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        progressViewStyle = element.choice("progressViewStyle") ?? .default
        progress = Float(element.number("progress") ?? 0)
        if let color = coder.objects.color("progressTintColor", of: element) { progressTintColor = color }
        if let color = coder.objects.color("trackTintColor", of: element) { trackTintColor = color }
    }
}
