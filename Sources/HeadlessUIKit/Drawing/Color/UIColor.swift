import Foundation

/// A fixed or dynamic color. Dynamic colors are resolved with `UITraitCollection.current` when they are drawn.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler can't verify in an open class.
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

    /// Creates an sRGB color; components are from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray color, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.rgba)
    }

    /// Creates a dynamic color, whose provider is called for each trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
    }

    /// The Core Graphics color for the current traits.
    open var cgColor: CGColor {
        CGColor(rgba: currentRGBA)
    }

    /// Returns the color for a trait collection. A fixed color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(storage: .fixed(rgba(with: traitCollection)))
    }

    /// Returns the color with another alpha component; a dynamic color stays dynamic.
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

    /// Whether the object is an equal color. Fixed and system colors are compared by value; a dynamic provider only
    /// equals itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.dynamic(let left), .dynamic(let right)): return left == right
        default: return self === other
        }
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int {
        switch storage {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic(let color): color.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    /// The components of the color in the current traits.
    open override var description: String {
        let rgba = currentRGBA
        return "UIColor(red: \(rgba.red), green: \(rgba.green), blue: \(rgba.blue), alpha: \(rgba.alpha))"
    }
}

extension UIColor {
    /// The components of the color in the current traits.
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
