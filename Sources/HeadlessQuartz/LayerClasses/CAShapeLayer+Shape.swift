import Foundation

extension CAShapeLayer.Shape {
    package static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<Self>? {
        switch names.first {
        case "path": .path(\.path)
        case "fillColor": .color(\.fillColor)
        case "strokeColor": .color(\.strokeColor)
        case "strokeStart": .number(\.strokeStart)
        case "strokeEnd": .number(\.strokeEnd)
        case "lineWidth": .number(\.lineWidth)
        case "miterLimit": .number(\.miterLimit)
        case "lineDashPhase": .number(\.lineDashPhase)
        default: nil
        }
    }

    /// The extent of the painted shape, including its stroke.
    package var extent: CGRect {
        guard let path = path?.path, path.isDrawable, !path.isEmpty else { return .null }
        let outline = path.controlPointBounds
        guard strokedPath(of: path) != nil else { return outline }
        // A square cap extends as far as its corner.
        let corners = lineJoin == .miter ? max(1, miterLimit) : 1
        let outset = lineWidth / 2 * max(corners, 1.5)
        return outline.insetBy(dx: -outset, dy: -outset)
    }

    /// The part of the path to stroke; `nil` if nothing is visible.
    func strokedPath(of path: Path) -> Path? {
        guard let color = strokeColor, color.alpha > 0, lineWidth > 0, lineWidth.isFinite else {
            return nil
        }
        let start = max(0, strokeStart)
        let end = min(1, strokeEnd)
        guard start < end else { return nil }
        return start == 0 && end == 1 ? path : path.trimmed(from: start, to: end)
    }

    package var strokeStyle: StrokeStyle {
        var style = StrokeStyle()
        style.width = lineWidth
        style.miterLimit = miterLimit
        style.dashPhase = lineDashPhase
        style.dashLengths = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        switch lineCap {
        case .round: style.cap = .round
        case .square: style.cap = .square
        default: style.cap = .butt
        }
        switch lineJoin {
        case .round: style.join = .round
        case .bevel: style.join = .bevel
        default: style.join = .miter
        }
        return style
    }
}
