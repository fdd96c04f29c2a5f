import PortableUIKit

/// The grid of device pixels that frames are aligned to.
struct PixelGrid {
    /// Pixels per point, at least one.
    let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = max(scale, 1)
    }

    /// The grid of the screen that the current traits belong to.
    static var current: PixelGrid {
        PixelGrid(scale: UITraitCollection.current.displayScale)
    }

    /// The width of the thinnest line that can be drawn sharply.
    var hairline: CGFloat { 1 / scale }

    /// The next length on the grid. What is above it only by rounding error counts as being on it.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 0.001).rounded(.up) / scale
    }

    func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    func rounded(_ length: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }
}
