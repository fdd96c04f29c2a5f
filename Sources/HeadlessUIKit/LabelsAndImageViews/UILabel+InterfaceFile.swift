import Foundation

extension UILabel {
    /// Sets what an interface file says about the label.
    final func decodeLabel(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        decodeLabel(coder.element, coder.objects)
    }

    final func decodeLabel(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        decodeInteraction(element)
        contentMode = element.choice("contentMode") ?? .redraw
        isOpaque = element.flag("opaque") ?? true
        if let font = element.font() { self.font = font }
        text = element.string("text")
        if let color = objects.color("textColor", of: element) { textColor = color }
        highlightedTextColor = objects.color("highlightedColor", of: element)
        if let color = objects.color("shadowColor", of: element) { shadowColor = color }
        textAlignment = element.textAlignment ?? .natural
        lineBreakMode = element.lineBreakMode ?? .byTruncatingTail
        lineBreakStrategyStorage = []
        numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
        isEnabled = element.flag("enabled") ?? true
        adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
        if let scale = element.number("minimumScaleFactor") { minimumScaleFactor = scale }
        adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    }
}
