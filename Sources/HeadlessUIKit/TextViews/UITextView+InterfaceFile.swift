import Foundation

extension UITextView {
    /// Sets what an interface file says about the text view.
    final func decodeTextView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        decodeScrollView(from: coder)
        if let color = coder.objects.color("backgroundColor", of: element) { backgroundColor = color }
        if let font = element.font() { self.font = font }
        if let color = coder.objects.color("textColor", of: element) { textColor = color }
        textAlignment = element.textAlignment ?? .natural
        if let text = element.string("text") { self.text = text }
        isEditable = element.flag("editable") ?? true
        isSelectable = element.flag("selectable") ?? true
        adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    }
}
