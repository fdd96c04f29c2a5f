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
}
