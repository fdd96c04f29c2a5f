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
    }

    package let canvas: any Canvas
    package var state = State()
    private var savedStates: [State] = []
    private var openLayers: [Int] = []
    var pathBuilder = PathBuilder()

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
        guard savedStates.count > (openLayers.last ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        canvas.restore()
    }

    /// Starts a transparency layer, whose content is drawn as a whole with the context's alpha by
    /// `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        canvas.beginGroup(alpha: state.alpha)
        saveGState()
        openLayers.append(savedStates.count)
        state.alpha = 1
    }

    /// Ends the last transparency layer and draws it, if any.
    public func endTransparencyLayer() {
        guard let depth = openLayers.last else { return }
        while savedStates.count > depth { restoreGState() }
        openLayers.removeLast()
        restoreGState()
        canvas.endGroup()
    }

    /// Ends everything that drawing code left open, so that the canvas is in its initial state for further drawing.
    package func finish() {
        while !openLayers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
    }
}

extension CGContext {
    package func fill(_ path: Path, rule: CGPathFillRule) {
        guard path.isDrawable, state.fillColor.alpha > 0, state.alpha > 0 else { return }
        canvas.fill(path, with: state.fillColor.multiplyingAlpha(by: state.alpha), rule: rule)
    }

    package func stroke(_ path: Path, style: StrokeStyle) {
        guard path.isDrawable, style.width.isFinite, style.width > 0 else { return }
        guard state.strokeColor.alpha > 0, state.alpha > 0 else { return }
        canvas.stroke(path, with: state.strokeColor.multiplyingAlpha(by: state.alpha), style: style)
    }

    package func clip(_ path: Path, rule: CGPathFillRule) {
        canvas.clip(to: path.isDrawable ? path : .rect(.zero), rule: rule)
    }
}
