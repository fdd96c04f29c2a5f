extension UIImage {
    /// The rendering modes of images.
    public enum RenderingMode: Int, Sendable {
        /// The default of the context in which the image is used.
        case automatic = 0
        /// The image is drawn in its own colors.
        case alwaysOriginal = 1
        /// The image is a template, drawn in the tint color.
        case alwaysTemplate = 2
    }

    /// The modes of resizing the area between the caps of an image.
    public enum ResizingMode: Int, Sendable {
        /// The area is repeated.
        case tile = 0
        /// The area is stretched.
        case stretch = 1
    }

    /// The orientations of an image's pixels.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// The weights of symbol images.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }

    /// The scales of symbol images relative to their point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium
        case large
    }
}

extension UIImage.SymbolWeight {
    /// Returns the weight of a font that matches the symbols.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension UIFont.Weight {
    /// Returns the weight of symbols that match the font.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights.first { $0.fontWeight().openTypeWeight == openTypeWeight } ?? .regular
    }
}
