import Foundation

extension UIActivityIndicatorView {
    /// Sets what an interface file says about the activity indicator.
    final func decodeIndicator(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        let styles: [String: Style] = ["large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray]
        style = element["style"].flatMap { styles[$0] } ?? .medium
        if let color = coder.objects.color("color", of: element) { self.color = color }
        hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { startAnimating() }
    }
}
