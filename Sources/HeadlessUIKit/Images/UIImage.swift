import Foundation

/// An image: pixels, an SVG document or a drawing made in code. The latter two are sharp at every scale.
public final class UIImage: NSObject, Sendable {
    enum Storage: Equatable, Sendable {
        case raster(RasterImage)
        case document(SVGDocument)
        case drawing(DisplayList)
    }

    /// The properties of an image beside its content.
    struct Properties: Equatable, Sendable {
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var flips = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.stretch
        /// The symbol of the image, which is a template image by default.
        var symbol: Symbol?

        var isTemplate: Bool {
            renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil
        }
    }

    let storage: Storage
    let properties: Properties

    /// The size of the image, in points.
    public let size: CGSize
    /// The scale of the image, in pixels per point.
    public let scale: CGFloat

    init(storage: Storage, size: CGSize, scale: CGFloat, properties: Properties = Properties()) {
        self.storage = storage
        self.size = size
        self.scale = scale
        self.properties = properties
    }

    /// Creates an empty image with zero size.
    public override convenience init() {
        self.init(storage: .drawing(.empty), size: .zero, scale: 1)
    }

    /// Creates an image with one pixel per point from PNG, JPEG or SVG data; `nil` if the data has another format, is
    /// damaged or has a side of more than 16,384 pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image with a scale in pixels per point from PNG, JPEG or SVG data; `nil` if the data has another
    /// format, is damaged or has a side of more than 16,384 pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        let isUsable = scale > 0 && scale.isFinite && (CGFloat(RenderingLimits.maximumSide) / scale).isFinite
        let scale = isUsable ? scale : 1
        if let image = RasterImage(data: data) {
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            self.init(storage: .raster(image), size: size, scale: scale)
        } else if let document = SVGDocument(data: data, installFonts: FontLibrary.installForOtherLibraries) {
            self.init(storage: .document(document), size: document.size, scale: scale)
        } else {
            return nil
        }
    }

    /// Creates an image from a file. `@2x` or `@3x` at the end of the file name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The rendering mode of the image.
    public var renderingMode: RenderingMode { properties.renderingMode }

    /// Whether image views mirror the image in right-to-left layouts.
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flips }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image drawn in a single color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image drawn in a single color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image, mirrored by image views in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flips = true }
    }

    /// Returns the image with changed properties.
    func with(_ change: (inout Properties) -> Void) -> UIImage {
        var changed = properties
        change(&changed)
        return UIImage(storage: storage, size: size, scale: scale, properties: changed)
    }

    /// Draws the image in the current context at its own size, with its top-left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context, scaled to a rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, on: context, templateColor: nil)
    }

    /// Whether the object is an image with the same content and properties.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return size == other.size && scale == other.scale && properties == other.properties && storage == other.storage
    }

    /// A hash that is consistent with `isEqual(_:)`.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        hasher.combine(renderingMode)
        return hasher.finalize()
    }
}

extension UIImage {
    /// The rendering modes of images.
    public enum RenderingMode: Int, Sendable {
        /// The default of the context in which the image is used.
        case automatic = 0
        /// The image is drawn in its own colors.
        case alwaysOriginal = 1
        /// The image is a template, drawn in the tint color.
        case alwaysTemplate = 2
    }
}

extension UIImage {
    /// Draws the image; a template image in the template color if not `nil`.
    func draw(in rect: CGRect, on context: CGContext, templateColor: UIColor?) {
        guard rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable, size.width > 0, size.height > 0 else {
            return
        }
        let color = (properties.isTemplate ? templateColor ?? properties.tint : properties.tint)?.currentRGBA
        let alpha = context.state.alpha
        if alpha < 1 { context.canvas.beginGroup(alpha: alpha) }
        let canvas = context.canvas
        let quality = context.state.interpolationQuality
        if hasCaps, rect.size != size {
            let list = recordDrawing { context in
                for part in parts(in: CGRect(origin: .zero, size: rect.size)) {
                    context.canvas.save()
                    context.canvas.clip(to: .rect(part.area), rule: .winding)
                    drawPlain(in: part.picture, on: context.canvas, color: color, interpolation: quality)
                    context.canvas.restore()
                }
            }
            canvas.drawPicture(Picture(list: list, size: rect.size), in: rect)
        } else {
            drawPlain(in: rect, on: canvas, color: color, interpolation: quality)
        }
        if alpha < 1 { context.canvas.endGroup() }
    }
    private func drawPlain(
        in rect: CGRect,
        on canvas: any Canvas,
        color: RGBA?,
        interpolation: CGInterpolationQuality
    ) {
        switch storage {
        case .raster(let image):
            let shown = color.map { TintedImageCache.shared.image(image, tintedWith: $0) } ?? image
            canvas.drawImage(shown, in: rect, interpolation: interpolation)
        case .document(let document):
            canvas.drawDocument(document, in: rect, tint: color)
        case .drawing(let list):
            let shown = color.map { TintedImageCache.shared.list(list, tintedWith: $0) } ?? list
            canvas.drawPicture(Picture(list: shown, size: size), in: rect)
        }
    }
}
