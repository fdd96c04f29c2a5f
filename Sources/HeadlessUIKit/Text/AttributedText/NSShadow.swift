import Foundation

/// A shadow of letters. It is drawn sharp here.
open class NSShadow: NSObject, NSCopying {
    /// UIKit's shadow unless another is set: a third of black.
    private static let defaultColor = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow right below the letters.
    public override init() {
        super.init()
    }

    /// How far the shadow lies from the letters.
    open var shadowOffset = CGSize.zero

    /// How far the shadow is blurred. It is not, here.
    open var shadowBlurRadius: CGFloat = 0

    /// The colour, a `UIColor`; nil for no shadow.
    open var shadowColor: Any? = NSShadow.defaultColor

    /// Another shadow that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Shadows are equal when they look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash that agrees with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
