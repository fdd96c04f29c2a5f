import Foundation

extension UISearchBar {
    /// Sets what an interface file says about the search bar.
    final func decodeSearchBar(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        placeholder = element.string("placeholder")
        if let text = element.string("text") { self.text = text }
        prompt = element.string("prompt")
        showsCancelButton = element.flag("showsCancelButton") ?? false
        if let color = coder.objects.color("barTintColor", of: element) { barTintColor = color }
    }
}
