import Foundation

extension UIImage {
    /// The size, weight, scale and colors of a symbol image.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        private static let defaultPointSize: CGFloat = 17

        override class func make(_ values: Values) -> UIImage.Configuration { SymbolConfiguration(values: values) }

        convenience init() {
            self.init(values: Values())
        }

        /// A configuration without any values.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration() }

        /// Creates a configuration with a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        /// Creates a configuration with a point size and weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a point size, weight and scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        /// Creates a configuration with the point size of a text style at the current text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            self.init(values: Values(pointSize: size, textStyle: textStyle))
        }

        /// Creates a configuration with a scale and the point size of a text style at the current text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            self.init(values: Values(pointSize: size, textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration with the point size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: Self.weight(of: font))
        }

        /// Creates a configuration with a scale and the point size and weight of a font.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(pointSize: font.pointSize, weight: Self.weight(of: font), scale: scale)
        }

        /// The weight of symbols beside text in a font: OpenType weights are hundreds from 100, ultra light, to 900, black.
        private static func weight(of font: UIFont) -> UIImage.SymbolWeight {
            UIImage.SymbolWeight(rawValue: font.specification.weight / 100) ?? .unspecified
        }

        /// Creates a configuration whose symbols are drawn in a color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: [hierarchicalColor]))
        }

        /// Creates a configuration with a color for each layer of symbols, which have one layer here.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors))
        }

        /// Returns a configuration that prefers the colors of symbols. They have none here.
        open class func preferringMulticolor() -> Self {
            unspecifiedOfSelf()
        }

        /// Returns a configuration that prefers symbols in one color, as they are here.
        @available(iOS 16, *)
        open class func preferringMonochrome() -> Self {
            unspecifiedOfSelf()
        }

        /// Returns the configuration without its text style.
        open func configurationWithoutTextStyle() -> Self {
            values.textStyle == nil ? self : with { ($0.textStyle, $0.pointSize) = (nil, nil) }
        }

        /// Returns the configuration without its scale.
        open func configurationWithoutScale() -> Self {
            with { $0.scale = .unspecified }
        }

        /// Returns the configuration without its weight.
        open func configurationWithoutWeight() -> Self {
            with { $0.weight = .unspecified }
        }

        /// Returns the configuration without its point size and weight.
        open func configurationWithoutPointSizeAndWeight() -> Self {
            with { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        /// Whether the configurations have the same values.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        private class func unspecifiedOfSelf() -> Self {
            guard let configuration = make(Values()) as? Self else {
                fatalError("A subclass of UIImage.SymbolConfiguration can't be created from values")
            }
            return configuration
        }

        /// The point size, in points.
        final var pointSize: CGFloat { values.pointSize ?? Self.defaultPointSize }

        /// The size of symbols relative to those of medium scale.
        final var scaleFactor: CGFloat {
            switch values.scale {
            case .small: 0.79
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }

        /// The line width, in units of the point size.
        final var relativeLineWidth: CGFloat {
            switch values.weight {
            case .ultraLight: 0.03
            case .thin: 0.045
            case .light: 0.065
            case .unspecified, .regular: 0.085
            case .medium: 0.1
            case .semibold: 0.115
            case .bold: 0.13
            case .heavy: 0.15
            case .black: 0.17
            }
        }
    }
}
