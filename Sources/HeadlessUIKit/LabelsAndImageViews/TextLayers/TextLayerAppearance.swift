import Foundation

/// What a text layer paints.
final class TextLayerAppearance: LayerAppearance {
    struct Content {
        var string: Any?
        var font: CFTypeRef?
        var fontSize: CGFloat = 36
        var color: CGColor? = CGColor(gray: 1, alpha: 1)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    var content = Content() {
        didSet { drawing = nil }
    }
    private var drawing: (list: DisplayList, bounds: CGRect)?

    func paint(on canvas: any Canvas, _ values: LayerValues, of layer: CALayer) {
        if !layer.isAnimated, let drawing, drawing.bounds == values.bounds {
            return canvas.drawList(drawing.list, clippedTo: values.bounds)
        }
        let shown = layer.isAnimated ? layer.presented(content, Self.property) : content
        let list = recordDrawing { _ in
            shown.attributed.draw(with: values.bounds, options: shown.options, context: nil)
        }
        drawing = layer.isAnimated ? nil : (list, values.bounds)
        canvas.drawList(list, clippedTo: values.bounds)
    }

    func copy(_ other: any LayerAppearance, of layer: CALayer, presented: Bool) {
        guard let other = other as? TextLayerAppearance else { return }
        content = presented ? layer.presented(other.content, Self.property) : other.content
    }

    func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        Self.property(names)?.part(names.dropFirst(), of: content)?.get(content)
    }

    func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) -> Bool {
        guard let property = Self.property(names) else { return false }
        property.part(names.dropFirst(), of: content)?.set(&content, value)
        return true
    }

    private static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<Content>? {
        switch names.first {
        case "fontSize": .number(\.fontSize)
        case "foregroundColor": .color(\.color)
        default: nil
        }
    }
}

extension TextLayerAppearance.Content {
    /// Truncation of wrapped text ends its last line with an ellipsis.
    fileprivate var options: NSStringDrawingOptions {
        isWrapped && truncationMode != .none
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    var attributed: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        if let own = string as? NSAttributedString {
            let copy = NSMutableAttributedString(attributedString: own)
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        let plain = (string as? NSString).map { String($0) } ?? (string as? String) ?? ""
        let color = color.map { UIColor(cgColor: $0) } ?? .clear
        return NSAttributedString(
            string: plain,
            attributes: [.font: sizedFont, .foregroundColor: color, .paragraphStyle: style]
        )
    }

    private var sizedFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name = (font as? NSString).map { String($0) }
        return name.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreakMode: NSLineBreakMode {
        if isWrapped { return .byWordWrapping }
        switch truncationMode {
        case .start: return .byTruncatingHead
        case .middle: return .byTruncatingMiddle
        case .end: return .byTruncatingTail
        default: return .byClipping
        }
    }
}
