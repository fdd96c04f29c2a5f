import Honeycomb

extension Shape<CollectionViewSectionBackground> {
    /// A card behind the rows of a section: `{"color": "fill", "cornerRadius": 12}`.
    static let sectionBackground = object(
        .required("color", .cardColor),
        .optional("cornerRadius", .length, default: 0),
        .optional("insets", .insets, default: .zero),
        .optional("includesHeader", .boolean, default: false),
        .optional("includesFooter", .boolean, default: false)
    ) { color, cornerRadius, insets, includesHeader, includesFooter in
        CollectionViewSectionBackground(
            color: color,
            cornerRadius: cornerRadius,
            area: CollectionViewSectionBackgroundArea(
                insets: insets,
                includesHeader: includesHeader,
                includesFooter: includesFooter
            )
        )
    }
}

extension Shape<UIColor> {
    /// A color of the palette on which text is legible.
    fileprivate static let cardColor = name(
        "color",
        NameTable([("fill", Palette.standard.fill), ("background", Palette.standard.background)])
    )
}
