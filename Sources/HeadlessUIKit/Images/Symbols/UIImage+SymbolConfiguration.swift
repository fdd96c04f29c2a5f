import Foundation

extension UIImage {
    /// The size, weight and scale of a symbol image.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        private let pointSize: CGFloat?
        private let weight: SymbolWeight
        private let scale: SymbolScale

        private static let defaultPointSize: CGFloat = 17

        init(pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            super.init()
        }

        /// A configuration without any values.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// Creates a configuration with a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: .some(pointSize))
        }

        /// Creates a configuration with a point size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: .some(pointSize), weight: weight)
        }

        /// Creates a configuration with a point size, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Creates a configuration with the point size of a text style at the current text size.
        @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        /// Creates a configuration with a scale and the point size of a text style at the current text size.
        @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// Creates a configuration with the point size of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        /// Creates a configuration with a scale and the point size of a font.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        /// Returns the configuration with the specified values of another one applied.
        open func applying(_ other: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = other as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale
            )
        }

        /// Whether the object is a configuration with the same values.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        /// A hash that is consistent with `isEqual(_:)`.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// The point size multiplied by the factor of the scale.
        final var effectivePointSize: CGFloat {
            let factor: CGFloat =
                switch scale {
                case .small: 0.79
                case .large: 1.28
                case .default, .unspecified, .medium: 1
                }
            return (pointSize ?? Self.defaultPointSize) * factor
        }

        /// The line width, in units of the point size.
        final var relativeLineWidth: CGFloat {
            switch weight {
            case .ultraLight: 0.03
            case .thin: 0.045
            case .light: 0.065
            case .unspecified, .regular: 0.085
            case .medium: 0.1
            case .semibold: 0.12
            case .bold: 0.14
            case .heavy: 0.165
            case .black: 0.19
            }
        }
    }
}
