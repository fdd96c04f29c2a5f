import Foundation

/// A shadow of text. Drawn without blur.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// UIKit's default shadow color: black with an alpha of 1/3.
    private static let defaultColor = UIColor(white: 0, alpha: 1 / 3)

    private let header = CoreFoundationHeader()

    /// Creates a shadow with zero offset.
    public override init() {
        super.init()
    }

    /// Creates a shadow from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset.width = CGFloat(coder.decodeDouble(forKey: Key.offsetX))
        shadowOffset.height = CGFloat(coder.decodeDouble(forKey: Key.offsetY))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: Key.blurRadius))
        shadowColor = coder.decodeObjectOfAnyClass(forKey: Key.color) as? UIColor
    }

    private enum Key {
        static let offsetX = "NSShadowHoriz"
        static let offsetY = "NSShadowVert"
        static let blurRadius = "NSShadowBlurRadius"
        static let color = "NSShadowColor"
    }

    /// Whether archives may be read without trust in their source.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the shadow.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: Key.offsetX)
        coder.encode(Double(shadowOffset.height), forKey: Key.offsetY)
        coder.encode(Double(shadowBlurRadius), forKey: Key.blurRadius)
        coder.encode(shadowColor as? UIColor, forKey: Key.color)
    }

    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize.zero

    /// The blur radius of the shadow, in points. No effect here.
    open var shadowBlurRadius: CGFloat = 0

    /// The color of the shadow, a `UIColor`; `nil` for no shadow.
    open var shadowColor: Any? = NSShadow.defaultColor

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the object is a shadow with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
