import Foundation

extension CGContext {
    /// Creates a context that draws into memory, of 8 bits a component: gray, alpha, or red, green and blue with alpha or
    /// an ignored component. `nil` for other layouts. The y-axis points up; without an address, the context has memory
    /// of its own.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let format = PixelFormat(components: space.numberOfComponents, bits: bitsPerComponent, info: bitmapInfo)
        guard let format,
            let memory = BitmapMemory(
                data: data,
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                space: space,
                pixelFormat: format
            )
        else { return nil }
        let canvas = CairoCanvas(pixels: memory.buffer, scale: 1)
        canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        self.init(canvas: canvas)
        bitmap = memory
    }

    /// The memory of a bitmap context; `nil` for others.
    public var data: UnsafeMutableRawPointer? { bitmap?.data }

    /// The width of a bitmap context, in pixels; 0 for others.
    public var width: Int { bitmap?.buffer.width ?? 0 }

    /// The height of a bitmap context, in pixels; 0 for others.
    public var height: Int { bitmap?.buffer.height ?? 0 }

    /// The number of bits of a component of a bitmap context; 0 for others.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

    /// The number of bits of a pixel of a bitmap context; 0 for others.
    public var bitsPerPixel: Int { (bitmap?.pixelFormat.bytesPerPixel ?? 0) * 8 }

    /// The number of bytes of a row of a bitmap context; 0 for others.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

    /// The color space of a bitmap context; `nil` for others.
    public var colorSpace: CGColorSpace? { bitmap?.space }

    /// The layout of pixels of a bitmap context.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.pixelFormat.info ?? 0) }

    /// Whether and where pixels of a bitmap context contain alpha.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// Returns an image of what has been drawn in a bitmap context so far; `nil` for others.
    public func makeImage() -> CGImage? { bitmap?.image() }

    /// Writes what has been drawn to the memory of a bitmap context.
    public func synchronize() {
        bitmap?.didDraw()
    }

    /// Writes what has been drawn to the memory of a bitmap context.
    public func flush() {
        bitmap?.didDraw()
    }

    /// Draws an image. Its top is where y is greatest: it is upside down where the y-axis points down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard state.alpha > 0, rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable else { return }
        if byTiling { return drawTiles(of: image, startingWith: rect) }
        let (alpha, quality) = (state.alpha, state.interpolationQuality)
        draw(over: rect) { canvas in
            canvas.save()
            canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
            if alpha < 1 { canvas.beginGroup(alpha: alpha) }
            canvas.drawImage(image.pixels, in: rect, interpolation: quality)
            if alpha < 1 { canvas.endGroup() }
            canvas.restore()
        }
    }

    /// Fills a large area, of which the clip shows a part, with copies of an image.
    private func drawTiles(of image: CGImage, startingWith rect: CGRect) {
        let list = DisplayList.recording { context in
            context.draw(image, in: CGRect(origin: .zero, size: rect.size))
        }
        let pattern = CGPattern(Picture(list: list, size: rect.size), alpha: state.alpha)
        let side: CGFloat = 4_096
        let area = CGRect(x: rect.minX - side, y: rect.minY - side, width: side * 2, height: side * 2)
        draw(over: rect) { pattern.fill(.rect(area), rule: .winding, origin: rect.origin, on: $0) }
    }
}
