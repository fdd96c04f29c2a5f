import Foundation

extension UIImage {
    /// The drawing of the image, mirrored horizontally.
    final var mirroredDrawing: DisplayList {
        let plain = UIImage(ImageContent(storage: storage, size: size, scale: scale))
        return recordDrawing { context in
            context.concatenate(Orientation.upMirrored.transform(to: size))
            plain.draw(in: CGRect(origin: .zero, size: size), on: context, templateColor: nil)
        }
    }

    typealias Properties = ImageContent.Properties
    typealias Storage = ImageContent.Storage

    final var storage: Storage { content.storage }
    final var properties: Properties { content.properties }

    convenience init(storage: Storage, size: CGSize, scale: CGFloat, properties: Properties = Properties()) {
        self.init(ImageContent(storage: storage, size: size, scale: scale, properties: properties))
    }

    /// Returns the image with changed properties.
    final func with(_ change: (inout Properties) -> Void) -> UIImage {
        var changed = content
        change(&changed.properties)
        return UIImage(changed)
    }

    /// Whether properties have an effect on the pixels of the image at its own size.
    final var changesPixels: Bool { properties.tint != nil }

    /// The image as a picture that is repeated; `nil` if it has no size.
    final var pattern: CGPattern? {
        guard size.width > 0, size.height > 0 else { return nil }
        let list = recordDrawing { draw(in: CGRect(origin: .zero, size: size), on: $0, templateColor: nil) }
        return CGPattern(Picture(list: list, size: size))
    }

    /// The variant of the image for traits; the image itself if it has none.
    final func variant(for traits: UITraitCollection) -> UIImage {
        guard var variant = content.asset?.variant(for: traits) else { return self }
        variant.properties = properties
        variant.asset = content.asset
        return UIImage(variant)
    }

    /// Draws the image; a template image in the template color if not `nil`.
    final func draw(in rect: CGRect, on context: CGContext, templateColor: UIColor?) {
        guard rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable, size.width > 0, size.height > 0 else {
            return
        }
        let color = (properties.isTemplate ? templateColor ?? properties.tint : properties.tint)?.currentRGBA
        let alpha = context.state.alpha
        let quality = context.state.interpolationQuality
        context.draw(over: rect) { canvas in
            if alpha < 1 { canvas.beginGroup(alpha: alpha) }
            drawResized(in: rect, on: canvas, color: color, interpolation: quality)
            if alpha < 1 { canvas.endGroup() }
        }
    }

    private func drawResized(
        in rect: CGRect,
        on canvas: any Canvas,
        color: RGBA?,
        interpolation: CGInterpolationQuality
    ) {
        guard hasCaps, rect.size != size else {
            return drawPlain(in: rect, on: canvas, color: color, interpolation: interpolation)
        }
        let list = recordDrawing { context in
            for part in parts(in: CGRect(origin: .zero, size: rect.size)) {
                context.canvas.save()
                context.canvas.clip(to: .rect(part.area), rule: .winding)
                drawPlain(in: part.picture, on: context.canvas, color: color, interpolation: interpolation)
                context.canvas.restore()
            }
        }
        canvas.drawPicture(Picture(list: list, size: rect.size), in: rect)
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
            // Shapes that overlap are painted as one layer: a translucent color covers each place once.
            let alpha = color?.alpha ?? 1
            let isLayer = alpha < 1 && properties.symbol != nil
            let tint = isLayer ? color?.withAlpha(1) : color
            let shown = tint.map { TintedImageCache.shared.list(list, tintedWith: $0) } ?? list
            if isLayer { canvas.beginGroup(alpha: alpha) }
            canvas.drawPicture(Picture(list: shown, size: size), in: rect)
            if isLayer { canvas.endGroup() }
        }
    }
}

extension UIColor {
    /// Creates a color that is drawn as copies of an image.
    public convenience init(patternImage image: UIImage) {
        self.init(storage: image.pattern.map { .pattern($0) } ?? .gray(.clear))
    }
}
