import Foundation

/// A part of a layer's contents: where the whole image would be drawn, and the area that shows.
struct ContentsPart {
    package var picture: CGRect
    /// `nil` to show the whole image.
    package var area: CGRect?
}

extension CALayer {
    /// The image in `contents`, which replaces drawn content, and its rectangle in the layer.
    final func contentsImage(_ values: LayerValues) -> (image: RasterImage, rect: CGRect)? {
        guard let contents = extras?.contents, let image = contents as? CGImage, contentsScale > 0 else { return nil }
        let shown = contentsRect
        let own = CGRect(
            x: 0,
            y: 0,
            width: CGFloat(image.width) / contentsScale * shown.width,
            height: CGFloat(image.height) / contentsScale * shown.height
        )
        guard own.width > 0, own.height > 0 else { return nil }
        let content = LayerContent(list: .empty, bounds: own)
        let mapping = content.mapping(to: values.bounds, contentsGravity.placement)
        return (image.pixels, mapping.map(own.applying) ?? own)
    }

    /// Paints the image in `contents`, cut to `contentsRect` and stretched in `contentsCenter`.
    final func paintContents(on canvas: any Canvas, _ values: LayerValues) {
        guard let (image, rect) = contentsImage(values) else { return }
        let isReduced = rect.width * canvas.pixelsPerPoint < CGFloat(image.width) * contentsRect.width
        let interpolation = (isReduced ? minificationFilter : magnificationFilter).interpolation
        for part in contentsParts(in: rect, imageSize: CGSize(width: image.width, height: image.height)) {
            guard let area = part.area else {
                canvas.drawImage(image, in: part.picture, interpolation: interpolation)
                continue
            }
            canvas.save()
            canvas.clip(to: .rect(area), rule: .winding)
            canvas.drawImage(image, in: part.picture, interpolation: interpolation)
            canvas.restore()
        }
    }

    /// Returns the parts of an image of a size in pixels that fill a rectangle.
    final func contentsParts(in rect: CGRect, imageSize: CGSize) -> [ContentsPart] {
        let (shown, center) = (contentsRect, contentsCenter)
        let whole = LayerExtras.wholeContents
        if shown == whole, center == whole { return [ContentsPart(picture: rect)] }
        let scale = contentsScale
        let columns = ContentsStretch.stretches(
            (rect.minX, rect.width),
            length: imageSize.width / scale,
            shown: (shown.minX, shown.width),
            center: (center.minX, center.width)
        )
        let rows = ContentsStretch.stretches(
            (rect.minY, rect.height),
            length: imageSize.height / scale,
            shown: (shown.minY, shown.height),
            center: (center.minY, center.height)
        )
        return rows.flatMap { row in
            columns.map { column in
                ContentsPart(
                    picture: CGRect(x: column.whole, y: row.whole, width: column.size, height: row.size),
                    area: CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                )
            }
        }
    }
}

/// A stretch of contents along one axis.
private struct ContentsStretch {
    /// Where the whole image would start, and its size.
    var whole: CGFloat
    var size: CGFloat
    /// What shows.
    var start: CGFloat
    var length: CGFloat

    /// Returns the stretches before, in and after the center, without empty ones. `shown` is a part of the image,
    /// `center` a part of what is shown, both as start and length from 0 to 1.
    static func stretches(
        _ target: (start: CGFloat, length: CGFloat),
        length: CGFloat,
        shown: (start: CGFloat, length: CGFloat),
        center: (start: CGFloat, length: CGFloat)
    ) -> [ContentsStretch] {
        let source = length * shown.length
        let before = source * center.start
        let after = max(0, source * (1 - center.start - center.length))
        let middle = max(0, target.length - before - after)
        let sources = [(0, before), (before, source - before - after), (source - after, after)]
        let targets = [(0, before), (before, middle), (before + middle, after)]
        return zip(sources, targets).compactMap { source, place in
            guard source.1 > 0, place.1 > 0 else { return nil }
            let scale = place.1 / source.1
            let start = target.start + place.0
            return ContentsStretch(
                whole: start - (length * shown.start + source.0) * scale,
                size: length * scale,
                start: start,
                length: place.1
            )
        }
    }
}
