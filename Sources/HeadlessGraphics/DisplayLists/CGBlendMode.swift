/// The ways in which drawing is combined with what is already there. S and D are the premultiplied source and
/// destination, Sa and Da their alphas.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the destination: S + D · (1 - Sa).
    case normal = 0
    /// The product of both colors, at least as dark as either.
    case multiply = 1
    /// The product of the inverted colors, inverted: at least as light as either.
    case screen = 2
    /// `multiply` where the destination is dark, `screen` where it is light.
    case overlay = 3
    /// The darker of both colors, by component.
    case darken = 4
    /// The lighter of both colors, by component.
    case lighten = 5
    /// Brightens the destination to reflect the source.
    case colorDodge = 6
    /// Darkens the destination to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the source.
    case softLight = 8
    /// `multiply` where the source is dark, `screen` where it is light.
    case hardLight = 9
    /// The absolute difference of both colors.
    case difference = 10
    /// Like `difference` with less contrast.
    case exclusion = 11
    /// The hue of the source with the saturation and luminosity of the destination.
    case hue = 12
    /// The saturation of the source with the hue and luminosity of the destination.
    case saturation = 13
    /// The hue and saturation of the source with the luminosity of the destination.
    case color = 14
    /// The luminosity of the source with the hue and saturation of the destination.
    case luminosity = 15
    /// Nothing: erases.
    case clear = 16
    /// S, also where it is transparent.
    case copy = 17
    /// S · Da.
    case sourceIn = 18
    /// S · (1 - Da).
    case sourceOut = 19
    /// S · Da + D · (1 - Sa).
    case sourceAtop = 20
    /// S · (1 - Da) + D.
    case destinationOver = 21
    /// D · Sa.
    case destinationIn = 22
    /// D · (1 - Sa): erases in proportion to the alpha of the source.
    case destinationOut = 23
    /// S · (1 - Da) + D · Sa.
    case destinationAtop = 24
    /// S · (1 - Da) + D · (1 - Sa).
    case xor = 25
    /// The sum of both, darkening. Drawn like `multiply` here.
    case plusDarker = 26
    /// The sum of both, lightening: the smaller of 1 and S + D.
    case plusLighter = 27
}
