import Foundation

extension CairoCanvas {
    package func drawText(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA]) {
        guard blends else { return draw(line, at: baseline, colors: colors) }
        drawBlended { draw(line, at: baseline, colors: colors) }
    }

    /// Draws a recording clipped to a rectangle. Text inside the rectangle is drawn without a clip, which would be
    /// costly even without effect.
    package func drawList(_ list: DisplayList, clippedTo rect: CGRect) {
        if paintsPixels, list.isText, !blends {
            let pixels = PixelRect(inside: rect.applying(matrix), within: .everywhere)
            if drawText(of: list, inside: pixels) { return }
        }
        save()
        clip(to: .rect(rect), rule: .winding)
        drawList(list)
        restore()
    }

    /// Draws a text recording that lies within a pixel rectangle; otherwise draws nothing and returns `false`.
    private func drawText(of list: DisplayList, inside pixels: PixelRect) -> Bool {
        var isInside = true
        withContext { context in
            for case .text(let text) in list.commands where isInside {
                isInside = text.line.isDrawn(on: context, at: text.baseline, inside: pixels)
            }
        }
        guard isInside else { return false }
        for case .text(let text) in list.commands { draw(text.line, at: text.baseline, colors: text.colors) }
        return true
    }

    private func draw(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA]) {
        withContext { line.draw(on: $0, isVector: !paintsPixels, at: baseline, colors: colors) }
    }
}
