import Foundation

/// The symbol of an image, for redrawing it with another configuration.
struct Symbol: Equatable, Sendable {
    var name: String
    var configuration: UIImage.SymbolConfiguration

    func content(properties: ImageContent.Properties) -> ImageContent? {
        guard let shape = SymbolShape.named(name) else { return nil }
        let points = configuration.effectivePointSize
        let size = CGSize(width: (shape.size.width * points).rounded(), height: (shape.size.height * points).rounded())
        guard size.width > 0, size.height > 0 else { return nil }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let width = configuration.relativeLineWidth * points
        let list = recordDrawing { context in
            context.setFillColor(gray: 0, alpha: 1)
            context.setStrokeColor(gray: 0, alpha: 1)
            context.setLineWidth(width)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            for part in shape.parts { draw(part, scale: points, middle: middle, width: width, on: context) }
        }
        var properties = properties
        properties.symbol = self
        properties.flips = properties.flips || shape.flips
        if let color = configuration.values.colors.first {
            properties.tint = color
            properties.renderingMode = .alwaysOriginal
        }
        return ImageContent(storage: .drawing(list), size: size, scale: 1, properties: properties)
    }

    private func draw(_ part: SymbolPart, scale: CGFloat, middle: CGPoint, width: CGFloat, on context: CGContext) {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: middle.x + point.x * scale, y: middle.y + point.y * scale)
        }
        func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
            let center = place(center)
            let radius = radius * scale
            return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        switch part {
        case .line(let points):
            context.addLines(between: points.map(place))
            context.strokePath()
        case .circle(let center, let radius): context.strokeEllipse(in: square(center, radius))
        case .disc(let center, let radius): context.fillEllipse(in: square(center, radius))
        case .cutDisc(let radius, let lines):
            context.addEllipse(in: square(.zero, radius))
            // Crossing lines would fill their intersection again, so they are cut out as a single outline.
            for outline in Self.outlines(of: lines.map { $0.map(place) }, width: width) {
                context.addLines(between: outline)
                context.closePath()
            }
            context.fillPath(using: .evenOdd)
        case .outline(let points):
            context.addLines(between: points.map(place))
            context.closePath()
            context.strokePath()
        case .polygon(let points):
            context.addLines(between: points.map(place))
            context.closePath()
            context.fillPath()
        }
    }

    /// Returns the outlines of lines with a width; two crossing lines have a single outline with twelve corners.
    private static func outlines(of lines: [[CGPoint]], width: CGFloat) -> [[CGPoint]] {
        guard lines.count == 2 else { return lines.map { outline(of: $0, width: width) } }
        let ends = [lines[0][0], lines[1][0], lines[0][1], lines[1][1]]
        let middle = CGPoint(x: (ends[0].x + ends[2].x) / 2, y: (ends[0].y + ends[2].y) / 2)
        let sorted = ends.sorted { atan2($0.y - middle.y, $0.x - middle.x) < atan2($1.y - middle.y, $1.x - middle.x) }
        var corners: [CGPoint] = []
        for (index, end) in sorted.enumerated() {
            let next = sorted[(index + 1) % sorted.count]
            let along = unit(from: middle, to: end)
            let nextAlong = unit(from: middle, to: next)
            let half = width / 2
            let side = CGPoint(x: -along.y * half, y: along.x * half)
            corners.append(CGPoint(x: end.x - side.x, y: end.y - side.y))
            corners.append(CGPoint(x: end.x + side.x, y: end.y + side.y))
            corners.append(
                CGPoint(
                    x: middle.x + (along.x + nextAlong.x) * half,
                    y: middle.y + (along.y + nextAlong.y) * half
                )
            )
        }
        return [corners]
    }

    private static func outline(of line: [CGPoint], width: CGFloat) -> [CGPoint] {
        let half = width / 2
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        for (index, point) in line.enumerated() {
            let before = unit(from: line[max(0, index - 1)], to: index > 0 ? point : line[index + 1])
            let after = unit(
                from: index + 1 < line.count ? point : line[index - 1],
                to: line[min(line.count - 1, index + 1)]
            )
            let sum = CGPoint(x: -before.y - after.y, y: before.x + after.x)
            let scale = 2 * half / max(0.1, sum.x * sum.x + sum.y * sum.y)
            let offset = CGPoint(x: sum.x * scale, y: sum.y * scale)
            left.append(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
            right.append(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
        }
        return left + right.reversed()
    }

    private static func unit(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let length = max(.leastNormalMagnitude, hypot(end.x - start.x, end.y - start.y))
        return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }
}
