import Foundation

/// A description of a font.
///
/// Unchecked: the stored properties are constants of sendable types, which the compiler can't verify in an open class.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    final let specification: FontSpecification
    /// The text style of the font, if it is that of one.
    private final let textStyle: UIFont.TextStyle?
    private final let storedMatrix: CGAffineTransform

    init(
        _ specification: FontSpecification,
        textStyle: UIFont.TextStyle? = nil,
        matrix: CGAffineTransform = .identity
    ) {
        self.specification = specification
        self.textStyle = textStyle
        storedMatrix = matrix
    }

    /// Creates a descriptor of the system font.
    public convenience override init() {
        self.init(FontSpecification(size: UIFont.smallSystemFontSize))
    }

    /// Creates a descriptor with attributes; the defaults are those of the system font.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        specification = FontSpecification(size: UIFont.smallSystemFontSize).adding(attributes)
        textStyle = attributes[.textStyle] as? UIFont.TextStyle
        storedMatrix = attributes[.matrix] as? CGAffineTransform ?? .identity
    }

    /// Creates the descriptor of a face from its full name.
    public init(name fontName: String, size: CGFloat) {
        specification = FontSpecification(fontName: fontName, size: size) ?? FontSpecification(size: size)
        textStyle = nil
        storedMatrix = .identity
    }

    /// Creates the descriptor of a face from its full name and a matrix, whose vertical scale is the font size.
    public init(name fontName: String, matrix: CGAffineTransform) {
        let size = matrix.d
        specification = FontSpecification(fontName: fontName, size: size) ?? FontSpecification(size: size)
        textStyle = nil
        storedMatrix = matrix
    }

    /// The full name of the face.
    open var postscriptName: String { UIFont(specification).fontName }

    /// The font size, in points.
    open var pointSize: CGFloat { specification.size }

    /// The matrix of the font. A slanted one makes the font italic; otherwise it has no effect.
    open var matrix: CGAffineTransform { storedMatrix }

    /// The symbolic traits of the font.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.weight >= 600 { traits.insert(.traitBold) }
        if specification.isItalic { traits.insert(.traitItalic) }
        if specification.namedFace?.family.hasSuffix("Condensed") ?? false { traits.insert(.traitCondensed) }
        let family = specification.namedFace.flatMap { StockFontFamily.named($0.family) }
        if family?.isMonospaced ?? false { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The attributes of the descriptor.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        let font = UIFont(specification)
        var attributes: [AttributeName: Any] = [
            .family: font.familyName, .name: font.fontName, .face: specification.styleName,
            .visibleName: font.fontName, .size: specification.size,
            .traits: [
                TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.weight: UIFont.Weight(openTypeWeight: specification.weight).rawValue,
            ],
        ]
        attributes[.textStyle] = textStyle
        if !storedMatrix.isIdentity { attributes[.matrix] = storedMatrix }
        return attributes
    }

    /// Returns the value of an attribute; `nil` if there is none.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns the descriptors of available fonts that have the values of this one for some attributes, or for all
    /// that matter: family, face and name.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? [.family, .face]
        guard let family = fontAttributes[.family] as? String else { return [] }
        let candidates = UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: pointSize) }
        return candidates.filter { candidate in
            keys.allSatisfy { key in
                guard let wanted = fontAttributes[key] as? AnyHashable else { return true }
                return candidate.fontAttributes[key] as? AnyHashable == wanted
            }
        }
    }

    /// Returns the descriptor with attributes added.
    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            specification.adding(attributes),
            textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? textStyle,
            matrix: attributes[.matrix] as? CGAffineTransform ?? storedMatrix
        )
    }

    /// Returns the descriptor with these symbolic traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let changed = specification.with(
            weight: isBold ? specification.boldWeight : min(specification.weight, 500),
            isItalic: symbolicTraits.contains(.traitItalic),
            hasMonospacedDigits: symbolicTraits.contains(.traitMonoSpace) ? true : nil
        )
        return UIFontDescriptor(changed.inFamily(of: specification), textStyle: textStyle)
    }

    /// Returns the descriptor with another font size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(specification.withSize(newPointSize), matrix: storedMatrix)
    }

    /// Returns the descriptor with another matrix; a slanted one makes the font italic.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// Returns the descriptor of the face with a style name, such as `Bold Italic`, in the same family.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns the descriptor in another family; the same descriptor if there is no such family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns the descriptor in another design, which has the outlines and proportions of Inter; `.monospaced` gives it
    /// digits of equal width.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        let designs: [UIFontDescriptor.SystemDesign: FontDesign] = [
            .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
        ]
        let isMonospaced = design == .monospaced
        let changed = specification.with(hasMonospacedDigits: isMonospaced ? true : nil)
        return UIFontDescriptor(changed.withDesign(designs[design] ?? .standard), textStyle: textStyle)
    }

    /// Returns the descriptor of a text style's font at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style's font at the text size in the traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Returns the descriptor itself: descriptors don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the object is a descriptor of the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.specification == specification
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { specification.hashValue }
}
