extension CGBlendMode {
    /// The CSS declaration of the mode; `nil` for the normal mode and for those that CSS lacks.
    var svgStyle: String? {
        let name: String? =
            switch self {
            case .multiply, .plusDarker: "multiply"
            case .screen: "screen"
            case .overlay: "overlay"
            case .darken: "darken"
            case .lighten: "lighten"
            case .colorDodge: "color-dodge"
            case .colorBurn: "color-burn"
            case .softLight: "soft-light"
            case .hardLight: "hard-light"
            case .difference: "difference"
            case .exclusion: "exclusion"
            case .hue: "hue"
            case .saturation: "saturation"
            case .color: "color"
            case .luminosity: "luminosity"
            case .plusLighter: "plus-lighter"
            case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
                .destinationOut, .destinationAtop, .xor:
                nil
            }
        return name.map { "mix-blend-mode:\($0)" }
    }
}
