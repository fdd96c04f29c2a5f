import Foundation

/// A shadow of text. Drawn without blur.
open class NSShadow: NSObject, NSCopying {
    /// UIKit's default shadow color: black with an alpha of 1/3.
    private static let defaultColor = UIColor(white: 0, alpha: 1 / 3)

    private let header = CoreFoundationHeader()

    /// Creates a shadow with zero offset.
    public override init() {
        super.init()
    }

    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize.zero

    /// The blur radius of the shadow, in points. Stored only.
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
