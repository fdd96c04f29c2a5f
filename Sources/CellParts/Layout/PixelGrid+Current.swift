import DeclarativeCollections
import PortableUIKit

extension PixelGrid {
    /// The grid of the screen that the current traits belong to.
    static var current: PixelGrid {
        PixelGrid(scale: UITraitCollection.current.displayScale)
    }

    /// The width of the thinnest line that can be drawn sharply, in points.
    var hairline: CGFloat { points(1) }

    /// The nearest length on the grid, in points.
    func aligned(_ length: CGFloat) -> CGFloat {
        points(roundedSigned(length))
    }

    /// The size with each side extended to the next length on the grid.
    func alignedUp(_ size: CGSize) -> CGSize {
        CGSize(width: alignedUp(size.width), height: alignedUp(size.height))
    }

    /// The next length on the grid, in points. What is above it only by a rounding error counts as being on it.
    func alignedUp(_ length: CGFloat) -> CGFloat {
        points(roundedUp(length))
    }
}
