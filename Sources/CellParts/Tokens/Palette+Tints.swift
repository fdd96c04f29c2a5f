import PortableUIKit

extension Tints {
    /// The tints of the design system, as in ``Tint``.
    public static let standard = Tints(
        blue: Tint.blue.color,
        green: Tint.green.color,
        orange: Tint.orange.color,
        red: Tint.red.color,
        gray: Tint.gray.color
    )

    /// Returns the color of a tint.
    public subscript(tint: Tint) -> UIColor {
        switch tint {
        case .blue: blue
        case .green: green
        case .orange: orange
        case .red: red
        case .gray: gray
        }
    }
}

extension Palette {
    /// The tints of icons.
    public var tints: Tints {
        get { otherTints ?? .standard }
        set { otherTints = newValue == .standard ? nil : newValue }
    }

    /// All colors, in the same order in each palette.
    var colors: [UIColor] {
        [
            background, card, pressedBackground, primaryText, secondaryText, accent, success, warning, destructive,
            inverseText, fill, control, separator, placeholder,
        ] + Tint.allCases.map { tints[$0] }
    }

    /// Returns the color of this palette for a tint of the standard palette; other colors stay.
    func tint(_ color: UIColor?) -> UIColor? {
        Tint.allCases.first { $0.color === color }.map { tints[$0] } ?? color
    }
}
