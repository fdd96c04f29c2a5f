import Honeycomb
import PositionedJSON

extension Shape<UIImage> {
    /// An icon of the design system, by name.
    static let icon = Shape<Icon>.name("icon", .allCases).map(\.image)
}

extension Shape<UIColor> {
    /// A tint of the design system, by name.
    static let tint = Shape<Tint>.name("tint", .allCases).map(\.color)
}

extension Shape<ImageSource> {
    /// An icon by name, or an image by URL: `{"url": "https://…", "placeholder": "avatar"}`.
    static let image: Shape = either(Shape<UIImage>.icon.map(ImageSource.local), orObject: remote)

    private static let remote = object(
        .required("url", .url),
        .optional("placeholder", .icon)
    ) { url, placeholder in
        ImageSource.remote(url, placeholder: placeholder)
    }
}

extension Shape<URL> {
    /// A web address.
    static let url: Shape = {
        let text = Shape<String>.nonEmptyText
        return Shape(.address) { node, reader in
            guard let address = text.read(node, reader) else { return nil }
            guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
                reader.report(
                    at: node,
                    "\(address.quoted) is no address of an image",
                    allowed: ShapeDescription.address.allowed
                )
                return nil
            }
            return url
        }
    }()
}

extension Shape<CellTheme> {
    /// A theme, by name.
    static let theme = name("theme", NameTable(CellTheme.named.map { ($0.key, $0.value) }))
}

extension Shape<SeparatorType?> {
    /// A separator by name, or its insets; `none` is equivalent to omitting it.
    static let separator: Shape = either(
        name("separator", NameTable([("none", nil)] + SeparatorType.named.map { ($0.key, $0.value) })),
        orObject: insets
    )

    /// `{"leading": "m", "trailing": 0}`; an omitted side has no inset.
    private static let insets = object(
        .optional("leading", .spacing, default: 0),
        .optional("trailing", .spacing, default: 0)
    ) { (leading: CGFloat, trailing: CGFloat) in
        SeparatorType?.some(SeparatorType(leading: leading, trailing: trailing))
    }
}
