import CCairo
import Foundation

extension CairoCanvas {
    package func drawPicture(_ picture: Picture, in rect: CGRect) {
        if blends { return drawBlended(picture, in: rect) }
        let key = RasterCache.Key(source: picture.list, placement: rect, in: rect)
        let isDrawn = drawCached(key, of: picture.list, area: rect) { $0.drawUncached(picture, in: rect) }
        if !isDrawn { drawUncached(picture, in: rect) }
    }

    package func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        var key = RasterCache.Key(source: image, placement: rect, in: rect)
        key.interpolation = interpolation.rawValue
        // Blending at the edges needs the coverage of pixels, which cached bitmaps have lost; they have soft edges.
        let isDrawn =
            !blends && antialiases
            && drawCached(key, of: image, area: rect) {
                $0.drawScaled(image, in: rect, interpolation: interpolation)
            }
        if !isDrawn { drawScaled(image, in: rect, interpolation: interpolation) }
    }

    package func drawRounded(_ list: DisplayList, over background: RGBA?, in outline: RoundedOutline) -> Bool {
        guard !blends, outline.radii == nil, list.commands.count == 1, let command = list.commands.first,
            let source = command.cacheableSource
        else {
            return false
        }
        let area = outline.rect
        var key = RasterCache.Key(source: source.object, placement: source.rect, in: area)
        key.cornerRadius = outline.radius
        key.corners = outline.corners.rawValue
        key.background = background
        return drawCached(key, of: source.object, area: area) { canvas in
            let path = outline.path
            if let background { canvas.fill(path, with: background, rule: .winding) }
            canvas.clip(to: path, rule: .winding)
            canvas.drawList(list)
        }
    }

    private func drawUncached(_ picture: Picture, in rect: CGRect) {
        save()
        concatenate(picture.transform(to: rect))
        clip(to: .rect(CGRect(origin: .zero, size: picture.size)), rule: .winding)
        // An image has pixels of its own, whatever its edges look like.
        setAntialiasing(true)
        drawList(picture.list)
        restore()
    }

    private func drawBlended(_ picture: Picture, in rect: CGRect) {
        save()
        clip(to: .rect(rect), rule: .winding)
        drawBlended { drawUncached(picture, in: rect) }
        restore()
    }

    private func drawScaled(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        save()
        withContext { context in
            cairo_rectangle(context, rect)
            cairo_clip(context)
            cairo_translate(context, Double(rect.minX), Double(rect.minY))
            cairo_scale(context, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
            image.pixels.withSurface { surface in
                cairo_set_source_surface(context, surface, 0, 0)
                let pattern = cairo_get_source(context)
                cairo_pattern_set_filter(pattern, interpolation.cairoFilter)
                // Keeps edge pixels from being blended with the transparency around the image.
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_paint(context)
            }
        }
        restore()
    }
}

extension DrawingCommand {
    /// The source and frame of a command that draws a cacheable image.
    fileprivate var cacheableSource: (object: any AnyObject & Sendable, rect: CGRect)? {
        switch self {
        case .picture(let picture, let rect): (picture.list, rect)
        case .image(let image, let rect, _): (image, rect)
        default: nil
        }
    }
}
