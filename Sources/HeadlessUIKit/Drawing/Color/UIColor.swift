import Foundation

/// A fixed or dynamic color. Dynamic colors are resolved with `UITraitCollection.current` when they are drawn.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler can't verify in an open class.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    enum Storage: Sendable {
        /// A color with the components of sRGB.
        case fixed(RGBA)
        /// A color of the gray color space.
        case gray(RGBA)
        case pattern(CGPattern)
        case dynamic(DynamicColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    private let header = CoreFoundationHeader()
    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// Creates a color without components, which is shown as a clear one.
    public convenience override init() {
        self.init(white: 0, alpha: 0)
    }

    /// Creates an sRGB color; components are from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray color, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .gray(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        if let pattern = cgColor.pattern {
            storage = .pattern(pattern)
        } else if cgColor.colorSpace?.model == .monochrome {
            storage = .gray(cgColor.rgba)
        } else {
            storage = .fixed(cgColor.rgba)
        }
    }

    /// Creates the sRGB color nearest to a Display P3 color; components are from 0 to 1.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from an asset catalog of the main bundle; `nil` if there is none with the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from an asset catalog of a bundle, where `nil` means the main bundle; `nil` if there is none with the name.
    ///
    /// The name has those of the folders around the color that provide a namespace, as `Brand/accent`. A color with several variants
    /// is resolved when it is used, so the traits have no effect.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = CatalogColor.color(named: name, in: bundle) else { return nil }
        storage = color.storage
    }

    /// Creates a dynamic color, whose provider is called for each trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
    }

    /// Creates a color from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let storage = coder.decodeValues(ColorArchive.self)?.storage else { return nil }
        self.init(storage: storage)
    }

    /// Creates the sRGB color of a color literal.
    @_documentation(visibility: private)
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Whether archives may be read without trust in their source.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the color. A pattern and a color with a provider are archived as the color in the current traits.
    open func encode(with coder: NSCoder) {
        coder.encodeValues(ColorArchive(self))
    }

    /// The Core Graphics color for the current traits.
    open var cgColor: CGColor {
        cgColor(with: .current)
    }

    /// Returns the color for a trait collection. A fixed color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .gray, .pattern: self
        case .dynamic(let color): UIColor(storage: .fixed(color.resolved(with: traitCollection)))
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Returns the color with another alpha component; a dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let rgba):
            UIColor(storage: .fixed(rgba.withAlpha(alpha)))
        case .gray(let rgba):
            UIColor(storage: .gray(rgba.withAlpha(alpha)))
        case .pattern(let pattern):
            CGColor(pattern: pattern).copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
        case .dynamic(let color):
            UIColor(storage: .dynamic(color.withAlpha(min(max(alpha, 0), 1))))
        case .provider(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Black.
    open class var black: UIColor { FixedColors.black }
    /// Dark gray, with a white level of 1/3.
    open class var darkGray: UIColor { FixedColors.darkGray }
    /// Light gray, with a white level of 2/3.
    open class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    open class var white: UIColor { FixedColors.white }
    /// Gray, with a white level of 1/2.
    open class var gray: UIColor { FixedColors.gray }
    /// Pure red.
    open class var red: UIColor { FixedColors.red }
    /// Pure green.
    open class var green: UIColor { FixedColors.green }
    /// Pure blue.
    open class var blue: UIColor { FixedColors.blue }
    /// Cyan, full green and blue.
    open class var cyan: UIColor { FixedColors.cyan }
    /// Yellow, full red and green.
    open class var yellow: UIColor { FixedColors.yellow }
    /// Magenta, full red and blue.
    open class var magenta: UIColor { FixedColors.magenta }
    /// Orange, full red and half green.
    open class var orange: UIColor { FixedColors.orange }
    /// Purple, half red and half blue.
    open class var purple: UIColor { FixedColors.purple }
    /// Brown.
    open class var brown: UIColor { FixedColors.brown }
    /// Transparent black.
    open class var clear: UIColor { FixedColors.clear }
    /// The color of text on light backgrounds, independent of the interface style.
    open class var darkText: UIColor { FixedColors.darkText }
    /// The color of text on dark backgrounds, independent of the interface style.
    open class var lightText: UIColor { FixedColors.lightText }

    /// The color of primary text.
    open class var label: UIColor { SemanticColors.label }
    /// The color of secondary text.
    open class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// The color of tertiary text.
    open class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// The color of quaternary text.
    open class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// The color of links.
    open class var link: UIColor { SemanticColors.link }
    /// The color of placeholder text in controls and text views.
    open class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// The color of translucent separators.
    open class var separator: UIColor { SemanticColors.separator }
    /// The color of opaque separators.
    open class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// The main background color of the interface.
    open class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// The color of content layered on the main background.
    open class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// The color of content layered on secondary backgrounds.
    open class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The main background color of grouped interfaces.
    open class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The old name of `systemGroupedBackground`.
    open class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The color of content layered on the main background of grouped interfaces.
    open class var secondarySystemGroupedBackground: UIColor { SemanticColors.secondarySystemGroupedBackground }
    /// The color of content layered on secondary backgrounds of grouped interfaces.
    open class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
    /// The fill color of thin and small shapes.
    open class var systemFill: UIColor { SemanticColors.systemFill }
    /// The fill color of medium-size shapes.
    open class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// The fill color of large shapes.
    open class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// The fill color of large areas with complex content.
    open class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }

    /// The system red, adapted to interface style and contrast.
    open class var systemRed: UIColor { SystemColors.red }
    /// The system orange, adapted to interface style and contrast.
    open class var systemOrange: UIColor { SystemColors.orange }
    /// The system yellow, adapted to interface style and contrast.
    open class var systemYellow: UIColor { SystemColors.yellow }
    /// The system green, adapted to interface style and contrast.
    open class var systemGreen: UIColor { SystemColors.green }
    /// The system mint, adapted to interface style and contrast.
    open class var systemMint: UIColor { SystemColors.mint }
    /// The system teal, adapted to interface style and contrast.
    open class var systemTeal: UIColor { SystemColors.teal }
    /// The system cyan, adapted to interface style and contrast.
    open class var systemCyan: UIColor { SystemColors.cyan }
    /// The system blue, adapted to interface style and contrast.
    open class var systemBlue: UIColor { SystemColors.blue }
    /// The system indigo, adapted to interface style and contrast.
    open class var systemIndigo: UIColor { SystemColors.indigo }
    /// The system purple, adapted to interface style and contrast.
    open class var systemPurple: UIColor { SystemColors.purple }
    /// The system pink, adapted to interface style and contrast.
    open class var systemPink: UIColor { SystemColors.pink }
    /// The system brown, adapted to interface style and contrast.
    open class var systemBrown: UIColor { SystemColors.brown }
    /// The system gray, adapted to interface style and contrast.
    open class var systemGray: UIColor { SystemColors.gray }
    /// The second of six system grays, from darkest to lightest in the light style, adapted to style and contrast.
    open class var systemGray2: UIColor { SystemColors.gray2 }
    /// The third of six system grays, from darkest to lightest in the light style, adapted to style and contrast.
    open class var systemGray3: UIColor { SystemColors.gray3 }
    /// The fourth of six system grays, from darkest to lightest in the light style, adapted to style and contrast.
    open class var systemGray4: UIColor { SystemColors.gray4 }
    /// The fifth of six system grays, from darkest to lightest in the light style, adapted to style and contrast.
    open class var systemGray5: UIColor { SystemColors.gray5 }
    /// The sixth of six system grays, from darkest to lightest in the light style, adapted to style and contrast.
    open class var systemGray6: UIColor { SystemColors.gray6 }
    /// The default tint color of views: the system blue.
    open class var tintColor: UIColor { SystemColors.blue }

    /// Returns the RGB components of the color in the current traits.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Returns the grayscale components of the color in the current traits; `false` if the color isn't gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = currentRGBA
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Returns the HSB components of the color in the current traits.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        let components = rgba.hueSaturationBrightness
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Sets the fill and stroke color of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Whether the object is an equal color. Fixed and system colors are compared by value; a dynamic provider only
    /// equals itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)), (.gray(let left), .gray(let right)),
            (.fixed(let left), .gray(let right)), (.gray(let left), .fixed(let right)):
            return left == right
        case (.pattern(let left), .pattern(let right)): return left == right
        case (.dynamic(let left), .dynamic(let right)): return left == right
        default: return self === other
        }
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int {
        switch storage {
        case .fixed(let rgba), .gray(let rgba): rgba.hashValue
        case .pattern(let pattern): pattern.hashValue
        case .dynamic(let color): color.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    /// The color space and components of the color, or the name of a system color.
    open override var description: String {
        switch storage {
        case .fixed(let rgba):
            "UIExtendedSRGBColorSpace \(Self.numbers(rgba.red, rgba.green, rgba.blue, rgba.alpha))"
        case .gray(let rgba): "UIExtendedGrayColorSpace \(Self.numbers(rgba.red, rgba.alpha))"
        case .pattern: "<UIDynamicPatternColor>"
        case .dynamic(let color): color.name.map { "<UIDynamicSystemColor; name = \($0)>" } ?? "<UIDynamicColor>"
        case .provider: "<UIDynamicProviderColor>"
        }
    }

    /// Returns the color itself: colors don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func numbers(_ numbers: CGFloat...) -> String {
        numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}

extension UIColor {
    /// The components of the color in the current traits.
    var currentRGBA: RGBA {
        switch storage {
        case .fixed(let rgba), .gray(let rgba): rgba
        case .dynamic, .provider, .pattern: rgba(with: .current)
        }
    }

    func cgColor(with traits: UITraitCollection) -> CGColor {
        switch storage {
        case .fixed(let rgba): CGColor(rgba: rgba)
        case .gray(let rgba): CGColor(gray: rgba)
        case .pattern(let pattern): CGColor(pattern: pattern)
        case .dynamic(let color): CGColor(rgba: color.resolved(with: traits))
        case .provider(let provider): provider(traits).cgColor(with: traits)
        }
    }

    func rgba(with traits: UITraitCollection) -> RGBA {
        switch storage {
        case .fixed(let rgba), .gray(let rgba): rgba
        // Text and lines in a pattern are black.
        case .pattern: .black
        case .dynamic(let color): color.resolved(with: traits)
        case .provider(let provider): provider(traits).rgba(with: traits)
        }
    }
}
