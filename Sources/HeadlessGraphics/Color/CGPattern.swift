import Foundation

/// A picture that is repeated in both directions.
public final class CGPattern: Hashable, Sendable {
    package let picture: Picture
    /// The alpha with which the picture is drawn.
    let alpha: CGFloat
    /// The picture, repeated if it is small, so that few of it fill a screen.
    private let tile: Picture

    package init(_ picture: Picture, alpha: CGFloat = 1) {
        self.picture = picture
        self.alpha = RGBA.clamped(alpha)
        tile = Self.enlarged(picture)
    }

    func withAlpha(_ alpha: CGFloat) -> CGPattern {
        CGPattern(picture, alpha: alpha)
    }

    /// Whether both patterns repeat the same picture.
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool {
        lhs === rhs || lhs.picture == rhs.picture && lhs.alpha == rhs.alpha
    }

    /// Hashes the size of the picture.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(picture.size.width)
        hasher.combine(picture.size.height)
    }
}

extension CGPattern {
    /// The side in points up to which tiles are enlarged.
    private static let sufficientSide: CGFloat = 64
    /// The number of tiles in a rectangle beyond which nothing is drawn: the size is absurd.
    private static let mostTiles: CGFloat = 65_536

    /// Fills a path with the pattern, whose tiles start at an origin.
    package func fill(_ path: Path, rule: CGPathFillRule, origin: CGPoint, on canvas: any Canvas) {
        let bounds = path.controlPointBounds
        guard alpha > 0, bounds.isFinite, tile.size.width > 0, tile.size.height > 0 else { return }
        let count = (bounds.width / tile.size.width + 1) * (bounds.height / tile.size.height + 1)
        guard count < Self.mostTiles else { return }
        canvas.save()
        canvas.clip(to: path, rule: rule)
        if alpha < 1 { canvas.beginGroup(alpha: alpha) }
        let firstX = origin.x + ((bounds.minX - origin.x) / tile.size.width).rounded(.down) * tile.size.width
        var y = origin.y + ((bounds.minY - origin.y) / tile.size.height).rounded(.down) * tile.size.height
        while y < bounds.maxY {
            var x = firstX
            while x < bounds.maxX {
                canvas.drawPicture(tile, in: CGRect(origin: CGPoint(x: x, y: y), size: tile.size))
                x += tile.size.width
            }
            y += tile.size.height
        }
        if alpha < 1 { canvas.endGroup() }
        canvas.restore()
    }

    private static func enlarged(_ picture: Picture) -> Picture {
        var picture = picture
        guard picture.size.width > 0, picture.size.height > 0 else { return picture }
        while picture.size.width < sufficientSide || picture.size.height < sufficientSide {
            let isWider = picture.size.width > picture.size.height
            var size = picture.size
            if isWider { size.height *= 2 } else { size.width *= 2 }
            let second = CGPoint(x: isWider ? 0 : picture.size.width, y: isWider ? picture.size.height : 0)
            let frames = [CGPoint.zero, second].map { CGRect(origin: $0, size: picture.size) }
            picture = Picture(list: DisplayList(commands: frames.map { .picture(picture, $0) }), size: size)
        }
        return picture
    }
}

extension CGColor {
    /// Fills a path with the color, or with the pattern from the origin on.
    package func fill(_ path: Path, on canvas: any Canvas) {
        if let pattern {
            pattern.fill(path, rule: .winding, origin: .zero, on: canvas)
        } else {
            canvas.fill(path, with: rgba, rule: .winding)
        }
    }
}
