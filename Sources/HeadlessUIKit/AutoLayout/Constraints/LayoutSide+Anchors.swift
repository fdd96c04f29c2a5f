/// Creates the anchors of a view or guide.
@MainActor extension LayoutSide {
    static func xAnchor(_ item: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutSide(item: item, attribute: attribute))
    }

    static func yAnchor(_ item: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutSide(item: item, attribute: attribute))
    }

    static func dimension(_ item: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSide(item: item, attribute: attribute))
    }
}
