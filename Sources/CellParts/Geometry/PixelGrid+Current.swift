import DeclarativeCollections
import PortableUIKit

extension PixelGrid {
    /// The pixel grid of the current traits.
    package static var current: PixelGrid {
        PixelGrid(scale: UITraitCollection.current.displayScale)
    }

    /// The width of one pixel, in points.
    var hairline: CGFloat { points(1) }

    /// Returns the length rounded to the nearest pixel, in points.
    package func aligned(_ length: CGFloat) -> CGFloat {
        points(roundedSigned(length))
    }

    /// Returns the size rounded up to whole pixels.
    package func alignedUp(_ size: CGSize) -> CGSize {
        CGSize(width: alignedUp(size.width), height: alignedUp(size.height))
    }

    /// Returns the length rounded up to the next pixel, in points, with a tolerance for rounding errors.
    package func alignedUp(_ length: CGFloat) -> CGFloat {
        points(roundedUp(length))
    }
}
