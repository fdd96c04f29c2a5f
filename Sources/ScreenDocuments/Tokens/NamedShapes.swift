import Honeycomb

extension Shape<UIImage> {
    /// An icon of the design system by its name.
    static let icon = Shape<Icon>.name("icon", .allCases).map(\.image)
}

extension Shape<UIColor> {
    /// A tint of the design system by its name.
    static let tint = Shape<Tint>.name("tint", .allCases).map(\.color)
}

extension Shape<SeparatorType?> {
    /// A separator by its name; `none` says what leaving it out says as well.
    static let separator = name(
        "separator",
        NameTable([("none", nil)] + SeparatorType.named.map { ($0.key, $0.value) })
    )
}
