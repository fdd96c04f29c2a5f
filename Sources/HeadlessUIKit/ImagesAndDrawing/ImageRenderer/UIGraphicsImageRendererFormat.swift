import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
    /// The area that is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    /// The format that suits the current traits.
    open class func `default`() -> Self {
        self.init()
    }

    /// The format that suits the current traits.
    open class func preferred() -> Self {
        self.init()
    }

    /// The format that suits the current traits.
    public required override init() {
        super.init()
    }
}

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; that of the current traits unless set.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)

    /// Whether images have no transparency: they begin black.
    open var opaque = false

    /// The format that suits the current traits.
    public required init() {
        super.init()
    }

    /// The format that suits the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = max(1, traitCollection.displayScale)
    }
}
