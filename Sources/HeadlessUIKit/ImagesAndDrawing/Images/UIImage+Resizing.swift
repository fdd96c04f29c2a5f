import Foundation

extension UIImage {
    /// How the part of a picture between its caps fills more room than it has.
    public enum ResizingMode: Int, Sendable {
        /// By repeating it.
        case tile = 0
        /// By stretching it.
        case stretch = 1
    }

    /// The edges that keep their size where the picture is drawn larger, in points.
    public var capInsets: UIEdgeInsets { properties.capInsets }

    /// How the part between the caps fills its room.
    public var resizingMode: ResizingMode { properties.resizingMode }

    /// The same picture with edges that keep their size; what lies between them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with edges that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    var hasCaps: Bool { properties.capInsets != .zero || properties.resizingMode == .tile }

    /// A part of a resizable picture: where the whole picture would have to lie, and what of it is shown.
    struct Part {
        let picture: CGRect
        let area: CGRect
    }

    /// Corners, edges and the middle in a rectangle.
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

    /// A stretch of the picture along one axis, and where it goes.
    private struct Stretch {
        let source: CGFloat
        let sourceLength: CGFloat
        let target: CGFloat
        let targetLength: CGFloat
        /// The last of repeated parts may be cut off.
        let visibleLength: CGFloat
    }

    /// A middle of one point looks the same stretched as repeated, and so does, from afar, one that is repeated often.
    private static let onePoint: CGFloat = 1
    private static let maximumTiles: CGFloat = 256

    private static func stretches(
        of length: CGFloat,
        _ startCap: CGFloat,
        _ endCap: CGFloat,
        in start: CGFloat,
        _ room: CGFloat,
        _ isTiled: Bool
    ) -> [Stretch] {
        let first = min(max(0, startCap), length)
        let last = min(max(0, endCap), length - first)
        // Caps that have no room share it as they are to each other.
        let shrink = first + last > room ? room / (first + last) : 1
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
        let middleRoom = max(0, room - (first + last) * shrink)
        if isTiled, middle > onePoint, middleRoom / middle < maximumTiles {
            var offset: CGFloat = 0
            while offset < middleRoom {
                add(first, middle, middleStart + offset, middle, min(middle, middleRoom - offset))
                offset += middle
            }
        } else {
            add(first, middle, middleStart, middleRoom, middleRoom)
        }
        add(length - last, last, start + room - last * shrink, last * shrink, last * shrink)
        return result
    }
}
