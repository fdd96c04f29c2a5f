import Foundation

extension UIImage {
    var hasCaps: Bool { properties.capInsets != .zero || properties.resizingMode == .tile }

    /// A part of a resizable image: the frame of the whole image, and its visible area.
    struct Part {
        let picture: CGRect
        let area: CGRect
    }

    /// Returns the corner, edge and center parts of the image drawn in a rectangle.
    func parts(in rect: CGRect) -> [Part] {
        let insets = properties.capInsets
        let isTiled = properties.resizingMode == .tile
        let columns = Self.stretches(of: size.width, insets.left, insets.right, in: rect.minX, rect.width, isTiled)
        let rows = Self.stretches(of: size.height, insets.top, insets.bottom, in: rect.minY, rect.height, isTiled)
        return rows.flatMap { row in columns.map { column in part(column, row) } }
    }

    private func part(_ column: Stretch, _ row: Stretch) -> Part {
        let scaleX = column.targetLength / column.sourceLength
        let scaleY = row.targetLength / row.sourceLength
        return Part(
            picture: CGRect(
                x: column.target - column.source * scaleX,
                y: row.target - row.source * scaleY,
                width: size.width * scaleX,
                height: size.height * scaleY
            ),
            area: CGRect(
                x: column.target,
                y: row.target,
                width: column.visibleLength,
                height: row.visibleLength
            )
        )
    }

    /// A section of the image along an axis, and its target.
    private struct Stretch {
        let source: CGFloat
        let sourceLength: CGFloat
        let target: CGFloat
        let targetLength: CGFloat
        /// The visible length: the last tile may be clipped.
        let visibleLength: CGFloat
    }

    /// Areas up to this length are stretched instead of tiled, and so are those that would need too many tiles: neither
    /// makes a visible difference.
    private static let onePoint: CGFloat = 1
    private static let maximumTiles: CGFloat = 256

    private static func stretches(
        of length: CGFloat,
        _ startCap: CGFloat,
        _ endCap: CGFloat,
        in start: CGFloat,
        _ available: CGFloat,
        _ isTiled: Bool
    ) -> [Stretch] {
        let first = min(max(0, startCap), length)
        let last = min(max(0, endCap), length - first)
        // Caps that don't fit are shrunk in proportion to their lengths.
        let shrink = first + last > available ? available / (first + last) : 1
        let middle = length - first - last
        var result: [Stretch] = []
        func add(_ source: CGFloat, _ sourceLength: CGFloat, _ target: CGFloat, _ length: CGFloat, _ visible: CGFloat) {
            guard sourceLength > 0, visible > 0 else { return }
            result.append(
                Stretch(
                    source: source,
                    sourceLength: sourceLength,
                    target: target,
                    targetLength: length,
                    visibleLength: visible
                )
            )
        }
        add(0, first, start, first * shrink, first * shrink)
        let middleStart = start + first * shrink
        let middleLength = max(0, available - (first + last) * shrink)
        if isTiled, middle > onePoint, middleLength / middle < maximumTiles {
            var offset: CGFloat = 0
            while offset < middleLength {
                add(first, middle, middleStart + offset, middle, min(middle, middleLength - offset))
                offset += middle
            }
        } else {
            add(first, middle, middleStart, middleLength, middleLength)
        }
        add(length - last, last, start + available - last * shrink, last * shrink, last * shrink)
        return result
    }
}
