import Foundation

/// A picture: pixels, an SVG document, or what was drawn in code. The latter two stay sharp at every scale.
public final class UIImage: NSObject, Sendable {
    enum Storage: Equatable, Sendable {
        case raster(RasterImage)
        case document(SVGDocument)
        case drawing(DisplayList)
    }

    /// What an image is beside its picture.
    struct Properties: Equatable, Sendable {
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var flips = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.stretch
        /// The symbol that is shown, whose shape takes the tint colour unless told otherwise.
        var symbol: Symbol?

        var isTemplate: Bool {
            renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil
        }
    }

    let storage: Storage
    let properties: Properties

    /// The size in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat

    init(storage: Storage, size: CGSize, scale: CGFloat, properties: Properties = Properties()) {
        self.storage = storage
        self.size = size
        self.scale = scale
        self.properties = properties
    }

    /// A picture without any size.
    public override convenience init() {
        self.init(storage: .drawing(.empty), size: .zero, scale: 1)
    }

    /// A PNG, JPEG or SVG picture with one pixel a point; nil where the data is none of them, damaged, or has a side of
    /// more than 16,384 pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A PNG, JPEG or SVG picture with that many pixels a point; nil where the data is none of them, damaged, or has a side
    /// of more than 16,384 pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        let isUsable = scale > 0 && scale.isFinite && (CGFloat(RenderingLimits.maximumSide) / scale).isFinite
        let scale = isUsable ? scale : 1
        if let image = RasterImage(data: data) {
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            self.init(storage: .raster(image), size: size, scale: scale)
        } else if let document = SVGDocument(data: data) {
            self.init(storage: .document(document), size: document.size, scale: scale)
        } else {
            return nil
        }
    }

    /// The picture in a file; names that end in `@2x` or `@3x` before the extension say how many pixels make a point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Whether the picture's own colours are shown or only its shape.
    public var renderingMode: RenderingMode { properties.renderingMode }

    /// Whether image views mirror the picture where reading goes from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flips }

    /// The same picture with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The shape of the picture in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The shape of the picture in one colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture, mirrored by image views where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flips = true }
    }

    /// The same picture with other properties.
    func with(_ change: (inout Properties) -> Void) -> UIImage {
        var changed = properties
        change(&changed)
        return UIImage(storage: storage, size: size, scale: scale, properties: changed)
    }

    /// Draws the picture in the current context, in its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture in the current context, stretched to the rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, on: context, templateColor: nil)
    }

    /// Pictures are equal when they look the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return size == other.size && scale == other.scale && properties == other.properties && storage == other.storage
    }

    /// A hash that agrees with `isEqual(_:)`.
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
    /// Whether a picture's own colours are shown.
    public enum RenderingMode: Int, Sendable {
        /// As the place where the picture is shown prefers.
        case automatic = 0
        /// The picture's own colours.
        case alwaysOriginal = 1
        /// Only the shape, in the tint colour.
        case alwaysTemplate = 2
    }
}

extension UIImage {
    /// Draws the picture; its shape alone where a colour for templates is given and the picture is one.
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
            let shown = color.map { TintedImages.shared.image(image, tintedWith: $0) } ?? image
            canvas.drawImage(shown, in: rect, interpolation: interpolation)
        case .document(let document):
            canvas.drawDocument(document, in: rect, tint: color)
        case .drawing(let list):
            let shown = color.map { TintedImages.shared.list(list, tintedWith: $0) } ?? list
            canvas.drawPicture(Picture(list: shown, size: size), in: rect)
        }
    }
}
