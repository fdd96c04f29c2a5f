import Foundation

/// The format of an image renderer.
///
/// Unchecked: a format isn't changed while a renderer uses it.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The ranges of colors of images.
    public enum Range: Int, Sendable {
        /// Not specified.
        case unspecified = -1
        /// That of the device.
        case automatic = 0
        /// More than sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// The scale of images, in pixels per point. By default, that of the current traits.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)

    /// Whether images are opaque: their background is black.
    open var opaque = false

    /// The range of colors of images. No effect: images are in sRGB.
    open var preferredRange = Range.standard

    /// Whether images have more colors than sRGB. No effect: images are in sRGB.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Creates a format for the current traits.
    public required init() {
        super.init()
    }

    /// Creates a format for a trait collection.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = max(1, traitCollection.displayScale)
    }

    /// Returns a copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}
