import Foundation

/// Where drawing goes, with the colours, line style and coordinate system it uses.
///
/// Unlike in Core Graphics the y axis grows downwards from the start, as in every context that UIKit hands out.
public final class CGContext {
    struct State {
        var fillColor = RGBA.black
        var strokeColor = RGBA.black
        var strokeStyle = StrokeStyle()
        var alpha: CGFloat = 1
        var transform = CGAffineTransform.identity
        var interpolationQuality = CGInterpolationQuality.default
    }

    let canvas: any Canvas
    var state = State()
    private var savedStates: [State] = []
    private var openLayers: [Int] = []
    var pathBuilder = PathBuilder()

    init(canvas: any Canvas) {
        self.canvas = canvas
    }

    /// Remembers colours, line style, clip and coordinate system.
    public func saveGState() {
        savedStates.append(state)
        canvas.save()
    }

    /// Returns to what was remembered last; without effect when nothing is.
    public func restoreGState() {
        guard savedStates.count > (openLayers.last ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        canvas.restore()
    }

    /// Composes what is drawn until `endTransparencyLayer()` and draws it with the context's opacity as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        canvas.beginGroup(alpha: state.alpha)
        saveGState()
        openLayers.append(savedStates.count)
        state.alpha = 1
    }

    /// Draws the layer begun last; without effect when there is none.
    public func endTransparencyLayer() {
        guard let depth = openLayers.last else { return }
        while savedStates.count > depth { restoreGState() }
        openLayers.removeLast()
        restoreGState()
        canvas.endGroup()
    }

    /// Closes what drawing code left open, so that whoever draws next on the canvas finds it as it was.
    func finish() {
        while !openLayers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
    }
}

extension CGContext {
    func fill(_ path: Path, rule: CGPathFillRule) {
        guard path.isDrawable, state.fillColor.alpha > 0, state.alpha > 0 else { return }
        canvas.fill(path, with: state.fillColor.multiplyingAlpha(by: state.alpha), rule: rule)
    }

    func stroke(_ path: Path, style: StrokeStyle) {
        guard path.isDrawable, style.width.isFinite, style.width > 0 else { return }
        guard state.strokeColor.alpha > 0, state.alpha > 0 else { return }
        canvas.stroke(path, with: state.strokeColor.multiplyingAlpha(by: state.alpha), style: style)
    }

    func clip(_ path: Path, rule: CGPathFillRule) {
        canvas.clip(to: path.isDrawable ? path : .rect(.zero), rule: rule)
    }
}
