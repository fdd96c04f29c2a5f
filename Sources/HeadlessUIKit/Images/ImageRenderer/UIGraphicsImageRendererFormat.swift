import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
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
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The scale of images, in pixels per point. By default, that of the current traits.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)

    /// Whether images are opaque: their background is black.
    open var opaque = false

    /// Creates a format for the current traits.
    public required init() {
        super.init()
    }

    /// Creates a format for a trait collection.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = max(1, traitCollection.displayScale)
    }
}
