import Foundation

extension UIImage {
    /// The orientations of an image's pixels.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// The orientation of the image. Always `.up`: pixels are rotated on creation.
    public var imageOrientation: Orientation { .up }

    /// Creates an image from a bitmap image with a scale and orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let whole = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        guard orientation != .up else {
            self.init(storage: .raster(cgImage.pixels), size: whole, scale: scale)
            return
        }
        let size = orientation.isSideways ? CGSize(width: whole.height, height: whole.width) : whole
        let list = recordDrawing { context in
            context.concatenate(orientation.transform(to: size))
            context.canvas.drawImage(
                cgImage.pixels,
                in: CGRect(origin: .zero, size: whole),
                interpolation: context.state.interpolationQuality
            )
        }
        self.init(storage: .drawing(list), size: size, scale: scale)
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let plain = UIImage(storage: storage, size: size, scale: scale)
        let list = recordDrawing { context in
            context.concatenate(Orientation.upMirrored.transform(to: size))
            plain.draw(in: CGRect(origin: .zero, size: size), on: context, templateColor: nil)
        }
        return UIImage(storage: .drawing(list), size: size, scale: scale, properties: properties)
    }
}

extension UIImage.Orientation {
    fileprivate var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// Returns the transform from the pixels to the displayed image of a size.
    fileprivate func transform(to size: CGSize) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: size.width, ty: size.height)
        }
    }
}
