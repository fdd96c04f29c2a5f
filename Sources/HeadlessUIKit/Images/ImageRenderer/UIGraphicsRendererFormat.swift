import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the rendered area, in points.
    open internal(set) var bounds = CGRect.zero

    /// Returns a format for the current traits.
    open class func `default`() -> Self {
        self.init()
    }

    /// Returns a format for the current traits.
    open class func preferred() -> Self {
        self.init()
    }

    /// Creates a format for the current traits.
    public required override init() {
        super.init()
    }

    /// Returns a copy of the format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
