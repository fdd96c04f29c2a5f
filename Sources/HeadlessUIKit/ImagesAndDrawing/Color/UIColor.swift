import Foundation

/// A colour, fixed or dependent on traits. Dynamic colours resolve with `UITraitCollection.current` when they are drawn.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler cannot accept in an open class.
open class UIColor: NSObject, @unchecked Sendable {
    enum Storage: Sendable {
        case fixed(RGBA)
        case dynamic(DynamicColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    private let header = CoreFoundationHeader()
    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// A colour in sRGB; components are 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A shade of gray, 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A colour with the components of a Core Graphics colour.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.rgba)
    }

    /// A colour that is asked for anew for every trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
    }

    /// The colour for the current traits, as contexts and layers take it.
    open var cgColor: CGColor {
        CGColor(rgba: currentRGBA)
    }

    /// The version of this colour for the traits. A fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(storage: .fixed(rgba(with: traitCollection)))
    }

    /// The same colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let rgba):
            UIColor(storage: .fixed(rgba.withAlpha(alpha)))
        case .dynamic(let color):
            UIColor(storage: .dynamic(color.withAlpha(min(max(alpha, 0), 1))))
        case .provider(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Fixed and system colours are equal when their values are; a dynamic provider equals only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.dynamic(let left), .dynamic(let right)): return left == right
        default: return self === other
        }
    }

    /// A hash that agrees with `isEqual(_:)`.
    open override var hash: Int {
        switch storage {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic(let color): color.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    /// The components, as a reader of a log needs them.
    open override var description: String {
        let rgba = currentRGBA
        return "UIColor(red: \(rgba.red), green: \(rgba.green), blue: \(rgba.blue), alpha: \(rgba.alpha))"
    }
}

extension UIColor {
    /// The components for the traits drawing happens with.
    var currentRGBA: RGBA {
        if case .fixed(let rgba) = storage { return rgba }
        return rgba(with: .current)
    }

    func rgba(with traits: UITraitCollection) -> RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .dynamic(let color): color.resolved(with: traits)
        case .provider(let provider): provider(traits).rgba(with: traits)
        }
    }
}
