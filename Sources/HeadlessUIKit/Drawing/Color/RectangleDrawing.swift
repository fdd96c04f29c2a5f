import Foundation

/// Replaces a rectangle in the current context with the fill color.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // An opaque color replaces what is there in either mode.
    if blendMode == .copy, context.fillsOpaquely { return context.withoutBlending { $0.fill(rect) } }
    context.with(blendMode, alpha: context.state.alpha) { $0.fill(rect) }
}

/// Strokes a one-point frame inside a rectangle in the current context with the fill color.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Strokes a one-point frame inside a rectangle in the current context with the fill color and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    func frame(_ context: CGContext) {
        context.saveGState()
        context.state.strokeColor = context.state.fillColor
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        context.restoreGState()
    }
    if blendMode == .copy, context.fillsOpaquely { return context.withoutBlending(frame) }
    context.with(blendMode, alpha: context.state.alpha, frame)
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    fileprivate var fillsOpaquely: Bool {
        state.fillPattern == nil && state.fillColor.alpha == 1 && state.alpha == 1
    }

    /// Calls a closure in the normal blend mode.
    fileprivate func withoutBlending(_ body: (CGContext) -> Void) {
        state.blendMode == .normal ? body(self) : with(.normal, alpha: state.alpha, body)
    }
}
