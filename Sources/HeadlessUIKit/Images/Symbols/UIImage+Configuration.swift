import Foundation

extension UIImage {
    /// The traits that an image is for.
    ///
    /// Unchecked: all stored properties are constants of sendable types, which the compiler can't verify in an open
    /// class.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The values of a configuration of any class; `nil` where it specifies none.
        struct Values: Hashable, Sendable {
            var traits: UITraitCollection?
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            /// The colors of the layers of a symbol. Symbols have one layer here.
            var colors: [UIColor] = []

            /// Returns the values with those that another configuration specifies.
            func applying(_ other: Values) -> Values {
                Values(
                    traits: other.traits ?? traits,
                    pointSize: other.pointSize ?? pointSize,
                    textStyle: other.textStyle ?? textStyle,
                    weight: other.weight == .unspecified ? weight : other.weight,
                    scale: other.scale == .unspecified ? scale : other.scale,
                    colors: other.colors.isEmpty ? colors : other.colors
                )
            }
        }

        final let values: Values

        init(values: Values) {
            self.values = values
        }

        convenience init(traits: UITraitCollection) {
            self.init(values: Values(traits: traits))
        }

        /// Returns a configuration of this class; one of a superclass for classes of apps, which can't be created.
        class func make(_ values: Values) -> UIImage.Configuration { UIImage.Configuration(values: values) }

        /// The traits that images of the configuration are for; `nil` if it specifies none.
        open var traitCollection: UITraitCollection? { values.traits }

        /// Returns the configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            with { $0.traits = traitCollection }
        }

        /// Returns the configuration with the specified values of another one applied.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return with { $0 = $0.applying(otherConfiguration.values) }
        }

        final func with(_ change: (inout Values) -> Void) -> Self {
            var changed = values
            change(&changed)
            return Self.make(changed) as? Self ?? self
        }

        /// Returns the configuration itself: configurations don't change.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether the object is a configuration with the same values.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? UIImage.Configuration)?.values == values
        }

        /// A hash that is consistent with `isEqual(_:)`.
        open override var hash: Int { values.hashValue }
    }
}
