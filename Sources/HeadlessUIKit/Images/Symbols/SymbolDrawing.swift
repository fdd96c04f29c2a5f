import BoundedCaches
import Foundation

/// A symbol drawn at a size and weight. Each is drawn once.
struct SymbolDrawing: Sendable {
    private struct Key: Hashable, Sendable {
        var name: String
        var pointSize: CGFloat
        var weight: UIImage.SymbolWeight
        var scale: UIImage.SymbolScale
    }

    /// The proportions of symbols and of the system font, in units of the point size.
    private enum Proportion {
        /// The empty space beside and above the drawing, as symbols on a device have it: 1.5 and 1 point at 17 points.
        static let sideMargin: CGFloat = 0.09
        static let verticalMargin: CGFloat = 0.059
        static let halfCapHeight: CGFloat = 0.3523
        static let ascender: CGFloat = 0.9526
        static let descender: CGFloat = 0.2412
    }

    private static let capacity = 256
    private static let cache = SharedBoundedCache<Key, SymbolDrawing>(capacity: capacity)

    var list: DisplayList
    var size: CGSize
    /// The insets of the line of text that the symbol is aligned with.
    var alignmentInsets: UIEdgeInsets
    /// The distance of the baseline from the bottom, in points.
    var baselineOffset: CGFloat
    /// Whether image views mirror the symbol in right-to-left layouts.
    var flips: Bool

    /// Returns the drawing of a symbol; `nil` if there is no symbol with the name.
    static func named(_ name: String, configuration: UIImage.SymbolConfiguration) -> SymbolDrawing? {
        let weight = configuration.values.weight == .unspecified ? .regular : configuration.values.weight
        let points = configuration.pointSize
        guard points > 0, points.isFinite else { return nil }
        let key = Key(name: name, pointSize: points, weight: weight, scale: configuration.values.scale)
        if let drawing = cache.value(for: key) { return drawing }
        guard let shape = shape(named: name) else { return nil }
        let drawing = SymbolDrawing(
            shape,
            pointSize: points,
            scale: configuration.scaleFactor,
            lineWidth: configuration.relativeLineWidth
        )
        cache.insert(drawing, for: key, cost: 1)
        return drawing
    }

    private static func shape(named name: String) -> SymbolShape? {
        if let shape = SymbolTable.drawn.shape(named: name[...]) { return shape }
        guard SymbolNames.undrawn.contains(name[...]) else { return nil }
        SymbolLog.reportPlaceholder(for: name)
        return .placeholder
    }

    /// Draws a shape; the line width is in units of the point size.
    private init(_ shape: SymbolShape, pointSize: CGFloat, scale: CGFloat, lineWidth: CGFloat) {
        // The lines of large and small symbols keep close to those of the text beside them.
        let strokeWidth = lineWidth * 100 / scale.squareRoot()
        let bounds = shape.bounds(strokeWidth: strokeWidth)
        let unit = pointSize * scale / 100
        size = CGSize(
            width: Self.rounded(bounds.width * unit + 2 * Proportion.sideMargin * pointSize * scale),
            height: Self.rounded(bounds.height * unit + 2 * Proportion.verticalMargin * pointSize * scale)
        )
        let origin = CGPoint(x: size.width / 2 - bounds.midX * unit, y: size.height / 2 - bounds.midY * unit)
        let transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)
        list = shape.recording(strokeWidth: strokeWidth, transform: transform)
        let baseline = origin.y + Proportion.halfCapHeight * pointSize
        baselineOffset = Self.rounded(size.height - baseline)
        alignmentInsets = UIEdgeInsets(
            top: Self.rounded(baseline - Proportion.ascender * pointSize),
            left: 0,
            bottom: Self.rounded(size.height - baseline - Proportion.descender * pointSize),
            right: 0
        )
        flips = shape.flips
    }

    /// Rounds to the pixels of a screen with three of them a point.
    private static func rounded(_ length: CGFloat) -> CGFloat {
        (length * 3).rounded() / 3
    }
}
