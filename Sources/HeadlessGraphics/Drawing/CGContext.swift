import Foundation

/// A drawing destination with its graphics state.
///
/// Unlike in Core Graphics, the y-axis initially points down, as in every context that UIKit provides.
public final class CGContext {
    package struct State {
        package var fillColor = RGBA.black
        package var strokeColor = RGBA.black
        package var strokeStyle = StrokeStyle()
        package var alpha: CGFloat = 1
        package var transform = CGAffineTransform.identity
        package var interpolationQuality = CGInterpolationQuality.default
        package var blendMode = CGBlendMode.normal
        package var fillPattern: CGPattern?
        package var shadow: ContextShadow?
        /// Whether edges are drawn with partly covered pixels, where the context allows it.
        var antialiases = true
        var patternPhase = CGSize.zero
        var fillSpace = CGColorSpace.gray
        var strokeSpace = CGColorSpace.gray
    }

    package let canvas: any Canvas
    package var state = State()
    private var savedStates: [State] = []
    private var openLayers: [Int] = []
    /// The number of saved states at each image mask that clips drawing.
    private var openMasks: [Int] = []
    /// The numbers of layers at those that cover no more than a rectangle.
    private var layersInRectangles: [Int] = []
    var pathBuilder = PathBuilder()
    /// Whether edges may be drawn with partly covered pixels. Not part of the state.
    var allowsAntialiasing = true {
        didSet {
            guard allowsAntialiasing != oldValue else { return }
            hasLimitedAntialiasing = true
            applyAntialiasing()
        }
    }
    /// Whether saved states of the canvas may have another antialiasing than those of the context.
    private var hasLimitedAntialiasing = false
    /// The pixels of a bitmap context.
    var bitmap: BitmapMemory?

    /// The transform of text that CoreText draws. Not part of the state.
    public var textMatrix = CGAffineTransform.identity

    /// The place of the next text that CoreText draws, in user space: the offset of the text matrix. Not part of the state.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    package init(canvas: any Canvas) {
        self.canvas = canvas
    }

    /// Saves the graphics state.
    public func saveGState() {
        savedStates.append(state)
        canvas.save()
    }

    /// Restores the last saved graphics state, if any.
    public func restoreGState() {
        guard savedStates.count > (openLayers.last ?? 0) else { return }
        endMasks(atDepth: savedStates.count)
        guard let saved = savedStates.popLast() else { return }
        state = saved
        canvas.restore()
        if hasLimitedAntialiasing { applyAntialiasing() }
    }

    /// Starts a transparency layer, whose content is drawn as a whole with the context's alpha by
    /// `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        canvas.beginGroup(alpha: state.alpha)
        saveGState()
        openLayers.append(savedStates.count)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Starts a transparency layer that covers no more than a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxInfo)
        layersInRectangles.append(openLayers.count)
    }

    /// Ends the last transparency layer and draws it, if any.
    public func endTransparencyLayer() {
        guard let depth = openLayers.last else { return }
        while savedStates.count > depth { restoreGState() }
        let isInRectangle = layersInRectangles.last == openLayers.count
        openLayers.removeLast()
        restoreGState()
        canvas.endGroup()
        bitmap?.didDraw()
        guard isInRectangle else { return }
        layersInRectangles.removeLast()
        restoreGState()
    }

    /// Clips drawing to the frame of an image, and multiplies its alpha by that of the image, or by the brightness of
    /// an opaque image. As `draw(_:in:)`, this turns the image upside down where the y-axis points down.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable else { return clip(to: .zero) }
        // As images, masks are upside down where the y-axis points down.
        canvas.save()
        canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        canvas.beginMasked(by: mask.coverage, in: rect)
        canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        openMasks.append(savedStates.count)
    }

    func applyAntialiasing() {
        canvas.setAntialiasing(allowsAntialiasing && state.antialiases)
    }

    private func endMasks(atDepth depth: Int) {
        while openMasks.last == depth {
            openMasks.removeLast()
            canvas.endMaskedByImage()
            canvas.restore()
            bitmap?.didDraw()
        }
    }

    /// Ends everything that drawing code left open, so that the canvas is in its initial state for further drawing.
    package func finish() {
        while !openLayers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        endMasks(atDepth: 0)
    }

    /// Ends everything that is open, and forgets all other state, as for a new page.
    package func reset() {
        finish()
        state = State()
        allowsAntialiasing = true
        pathBuilder = PathBuilder()
    }
}

extension CGContext {
    package func fill(_ path: Path, rule: CGPathFillRule) {
        guard path.isDrawable, state.alpha > 0 else { return }
        if let pattern = state.fillPattern {
            let origin = CGPoint(x: state.patternPhase.width, y: state.patternPhase.height)
            return draw(over: path.controlPointBounds) { [alpha = state.alpha] canvas in
                if alpha < 1 { canvas.beginGroup(alpha: alpha) }
                pattern.fill(path, rule: rule, origin: origin, on: canvas)
                if alpha < 1 { canvas.endGroup() }
            }
        }
        // A transparent color has an effect in modes that erase.
        guard state.fillColor.alpha > 0 || state.blendMode != .normal else { return }
        draw(over: path.controlPointBounds) { [color = state.fillColor.multiplyingAlpha(by: state.alpha)] in
            $0.fill(path, with: color, rule: rule)
        }
    }

    package func stroke(_ path: Path, style: StrokeStyle) {
        guard path.isDrawable, style.width.isFinite, style.width > 0 else { return }
        guard state.strokeColor.alpha > 0 || state.blendMode != .normal, state.alpha > 0 else { return }
        let overflow = style.width / 2 * max(1, style.join == .miter ? style.miterLimit : 1)
        let bounds = path.controlPointBounds.insetBy(dx: -overflow, dy: -overflow)
        draw(over: bounds) { [color = state.strokeColor.multiplyingAlpha(by: state.alpha)] in
            $0.stroke(path, with: color, style: style)
        }
    }

    package func clip(_ path: Path, rule: CGPathFillRule) {
        canvas.clip(to: path.isDrawable ? path : .rect(.zero), rule: rule)
    }
}
