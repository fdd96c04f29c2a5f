import Foundation
import HeadlessGraphics

// MARK: Options of sources

/// The largest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made from the image. Thumbnails always are here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made from an image without one. Thumbnails always are here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the image is to be. Images always are here.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether the image is kept. Not used here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the image is decoded at once. Images always are here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The type of the file. It is recognized here.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

// MARK: Properties

/// The width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Whether pixels are transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The color model: RGB.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation, from 1 to 8. Images are turned when they are read, so it is 1.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The properties of a GIF file or a frame of it.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the animation is shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The time that a frame is shown, in seconds; 0.1 for delays under 0.02.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The time that a frame is shown in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether frames share colors.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

// MARK: Options of destinations

/// The quality of JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Returns a value of options as a number, whatever its type.
func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as any BinaryInteger: CGFloat(value)
    case let value as any BinaryFloatingPoint: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}
