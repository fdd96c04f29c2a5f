import Foundation
import HeadlessGraphics

/// What the words after the name of a symbol add to it: a fill, a slash, an enclosing circle or square, a badge.
struct SymbolVariant: Sendable {
    private enum Enclosure: Sendable { case circle, square }

    private var isFilled = false
    private var hasSlash = false
    private var enclosure: Enclosure?
    private var isEnclosureFilled = false
    /// The sign in the badge; empty for a dot.
    private var badge: Substring?
    /// Whether the symbol is outlined in enclosures.
    private var keepsOutline = false

    init() {}

    /// Creates the variant of words that are separated by dots, for example `fill.badge.plus`.
    init(_ words: Substring, keepsOutline: Bool) {
        self.keepsOutline = keepsOutline
        var words = words.split(separator: ".")
        if let index = words.firstIndex(of: "badge") {
            var sign = words[(index + 1)...]
            if sign.last == "fill" {
                sign = sign.dropLast()
                isFilled = true
            }
            badge = Substring(sign.joined(separator: "."))
            words.removeSubrange(index...)
        }
        for word in words {
            switch word {
            case "fill" where enclosure != nil: isEnclosureFilled = true
            case "fill": isFilled = true
            case "slash": hasSlash = true
            case "circle": enclosure = .circle
            case "square": enclosure = .square
            default: break
            }
        }
    }

    /// Whether the symbol itself is drawn filled: most symbols in circles are.
    var fillsBase: Bool { isFilled || enclosure != nil && !keepsOutline }

    /// Returns a shape with the additions, whose signs are in a table.
    func compose(_ base: SymbolShape, from table: SymbolTable) -> SymbolShape {
        var shape = base
        if hasSlash { shape = Self.slashing(shape) }
        if let enclosure { shape = enclosing(shape, in: enclosure) }
        if let badge { shape = Self.adding(badge, to: shape, from: table) }
        shape.flips = base.flips
        return shape
    }

    private static func slashing(_ shape: SymbolShape) -> SymbolShape {
        let bounds = shape.bounds()
        let side: CGFloat = max(bounds.width, bounds.height) / 2 - 5
        let height = min(side, bounds.height / 2)
        let width = min(side, bounds.width / 2 + 4)
        let line: [PathElement] = [
            .move(CGPoint(x: bounds.midX - width, y: bounds.midY - height)),
            .line(CGPoint(x: bounds.midX + width, y: bounds.midY + height)),
        ]
        var shape = shape
        shape.steps.append(SymbolStep(elements: line, stroke: 3.2, erases: true))
        shape.steps.append(SymbolStep(elements: line, stroke: 1))
        return shape
    }

    private func enclosing(_ shape: SymbolShape, in enclosure: Enclosure) -> SymbolShape {
        let bounds = shape.bounds()
        let points = shape.steps.filter { !$0.erases }.flatMap { SymbolOutline.lines(of: $0.elements) }.flatMap(
            \.points
        )
        let radius = points.map { hypot($0.x - bounds.midX, $0.y - bounds.midY) }.max() ?? 1
        let scale = min(0.72, (isEnclosureFilled ? 30 : 29) / max(1, radius))
        let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        let sign = shape.applying(transform).multiplyingStrokes(by: 0.9)
        let path: Path =
            switch enclosure {
            case .circle: .ellipse(CGRect(x: -45.6, y: -45.6, width: 91.2, height: 91.2))
            case .square: .roundedRect(CGRect(x: -40.5, y: -40.5, width: 81, height: 81), radius: 14)
            }
        let frame = SymbolStep(elements: path.elements, fills: isEnclosureFilled, stroke: 1)
        return SymbolShape(steps: [frame] + (isEnclosureFilled ? sign.inverted() : sign).steps)
    }

    private static func adding(_ badge: Substring, to shape: SymbolShape, from table: SymbolTable) -> SymbolShape {
        let bounds = shape.bounds()
        if badge.isEmpty {
            let center = CGPoint(x: bounds.maxX - 15, y: bounds.minY + 14)
            return SymbolShape(steps: shape.steps + dot(at: center, radius: 15, gap: 1.9))
        }
        let radius: CGFloat = 23
        let center = CGPoint(x: bounds.maxX - 9, y: bounds.maxY - 14)
        guard let sign = table.shape(named: badge) else { return shape }
        let signBounds = sign.bounds()
        let scale: CGFloat = 0.28 * 84 / max(signBounds.width, signBounds.height)
        let transform = CGAffineTransform(translationX: -signBounds.midX, y: -signBounds.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let cut = sign.applying(transform).multiplyingStrokes(by: 0.8).inverted()
        return SymbolShape(steps: shape.steps + dot(at: center, radius: radius, gap: 1.7) + cut.steps)
    }

    /// A disc with a gap around it, in stroke widths.
    private static func dot(at center: CGPoint, radius: CGFloat, gap: CGFloat) -> [SymbolStep] {
        let frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let disc = Path.ellipse(frame).elements
        return [
            SymbolStep(elements: disc, fills: true, stroke: gap, erases: true), SymbolStep(elements: disc, fills: true),
        ]
    }
}
