extension TokenColor {
    /// The relative luminance, 0 for black to 1 for white (WCAG 2.2).
    public var luminance: Double {
        min(max(converted(to: .xyzD65).numbers.y, 0), 1)
    }

    /// Returns the contrast of text in this color on an opaque background, 1 to 21 (WCAG 2.2). A translucent color is first
    /// blended with the background, in sRGB as screens do.
    public func contrast(on background: TokenColor) -> Double {
        let (text, back) = (blended(over: background).luminance, background.luminance)
        return (max(text, back) + 0.05) / (min(text, back) + 0.05)
    }

    /// Returns the color that is seen when this one is drawn over an opaque background.
    public func blended(over background: TokenColor) -> TokenColor {
        let (front, back) = (mapped(into: .sRGB).numbers, background.mapped(into: .sRGB).numbers)
        func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
        return TokenColor(red: mixed(front.x, back.x), green: mixed(front.y, back.y), blue: mixed(front.z, back.z))
    }
}
