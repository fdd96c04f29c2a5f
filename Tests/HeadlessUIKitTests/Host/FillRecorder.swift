import Foundation

@testable import HeadlessUIKit

/// A canvas that records fills, lines, clips and groups with their rectangles in the outermost coordinates.
final class FillRecorder: Canvas {
    private(set) var operations: [String] = []
    private var transform = CGAffineTransform.identity
    private var saved: [CGAffineTransform] = []

    func save() {
        saved.append(transform)
    }

    func restore() {
        transform = saved.removeLast()
    }

    func concatenate(_ transform: CGAffineTransform) {
        self.transform = transform.concatenating(self.transform)
    }

    func clip(to path: Path, rule: CGPathFillRule) {
        operations.append("clip \(box(path))")
    }

    func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule) {
        operations.append("fill \(box(path)) \(name(color))")
    }

    func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
        operations.append("stroke \(box(path)) \(name(color)) width \(number(style.width))")
    }

    func drawText(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA]) {
        operations.append("text")
    }

    func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        operations.append("image \(box(.rect(rect)))")
    }

    func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?) {
        operations.append("document \(box(.rect(rect)))")
    }

    func fill(_ path: Path, with gradient: Gradient) {
        operations.append("gradient \(box(path))")
    }

    func beginMasked(within rect: CGRect) {
        operations.append("masked \(box(.rect(rect)))")
    }

    func beginMask() {
        operations.append("mask")
    }

    func endMask() {
        operations.append("end mask")
    }

    func beginGroup(alpha: CGFloat) {
        operations.append("group \(number(alpha))")
    }

    func endGroup() {
        operations.append("end group")
    }

    private func box(_ path: Path) -> String {
        let box = path.controlPointBounds.applying(transform)
        return [box.minX, box.minY, box.width, box.height].map(number).joined(separator: " ")
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private func name(_ color: RGBA) -> String {
        switch (color.red, color.green, color.blue) {
        case (1, 0, 0): "red"
        case (0, 1, 0): "green"
        case (0, 0, 1): "blue"
        default: "other"
        }
    }
}
