import Foundation
import HeadlessGraphics

/// The images in a file: PNG, JPEG or GIF.
///
/// Unchecked: the lock guards all state.
public final class CGImageSource: @unchecked Sendable {
    private enum Content {
        case still(RasterImage, ImageFileType)
        case animation(GIFPainter)
    }

    private let lock = NSLock()
    private var content: Content?
    private var isComplete: Bool

    init(_ data: Data, isComplete: Bool = true) {
        self.isComplete = isComplete
        content = Self.content(of: data)
    }

    private static func content(of data: Data) -> Content? {
        guard let type = ImageFileType(data) else { return nil }
        if type == .gif { return GIFDecoder(data).map { .animation(GIFPainter($0)) } }
        return RasterImage(data: data).map { .still($0, type) }
    }

    func update(_ data: Data, isComplete: Bool) {
        lock.withLock {
            content = Self.content(of: data)
            self.isComplete = isComplete
        }
    }

    var count: Int {
        lock.withLock {
            switch content {
            case .still: 1
            case .animation(let painter): painter.gif.frames.count
            case nil: 0
            }
        }
    }

    var type: ImageFileType? {
        lock.withLock {
            switch content {
            case .still(_, let type): type
            case .animation: .gif
            case nil: nil
            }
        }
    }

    var status: CGImageSourceStatus {
        lock.withLock { isComplete ? content == nil ? .statusInvalidData : .statusComplete : .statusIncomplete }
    }

    func image(at index: Int) -> RasterImage? {
        lock.withLock {
            switch content {
            case .still(let image, _): return index == 0 ? image : nil
            case .animation(var painter):
                // Not copied: the source gives it up while it draws.
                content = nil
                defer { content = .animation(painter) }
                return painter.image(at: index).map { RasterImage(pixels: $0) }
            case nil: return nil
            }
        }
    }

    /// The properties of the file: those of the animation.
    var properties: [AnyHashable: Any] {
        lock.withLock {
            guard case .animation(let painter) = content else { return [:] }
            var properties: [AnyHashable: Any] = [kCGImagePropertyGIFHasGlobalColorMap: true]
            if let count = painter.gif.loopCount { properties[kCGImagePropertyGIFLoopCount] = count }
            return [kCGImagePropertyGIFDictionary: properties]
        }
    }

    func properties(at index: Int) -> [AnyHashable: Any]? {
        guard index >= 0, index < count else { return nil }
        return lock.withLock {
            var properties: [AnyHashable: Any] = [kCGImagePropertyColorModel: "RGB", kCGImagePropertyDepth: 8]
            switch content {
            case .still(let image, _):
                properties[kCGImagePropertyPixelWidth] = image.width
                properties[kCGImagePropertyPixelHeight] = image.height
                properties[kCGImagePropertyHasAlpha] = !image.pixels.isOpaque
                // Pictures of cameras are turned when they are read.
                properties[kCGImagePropertyOrientation] = 1
            case .animation(let painter):
                let gif = painter.gif
                let delay = gif.frames[index].delay
                properties[kCGImagePropertyPixelWidth] = gif.width
                properties[kCGImagePropertyPixelHeight] = gif.height
                properties[kCGImagePropertyHasAlpha] = true
                properties[kCGImagePropertyGIFDictionary] =
                    [
                        kCGImagePropertyGIFUnclampedDelayTime: delay,
                        kCGImagePropertyGIFDelayTime: delay < Self.leastDelay ? Self.standardDelay : delay,
                    ] as [AnyHashable: Any]
            case nil: break
            }
            return properties
        }
    }

    /// The least delay that is kept, in seconds, and the delay of frames with a smaller one.
    private static let leastDelay: TimeInterval = 0.02
    private static let standardDelay: TimeInterval = 0.1
}

/// Whether a source has all of its data.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The format is not known.
    case statusUnknownType = -3
    /// The header is being read.
    case statusReadingHeader = -2
    /// More data is to come.
    case statusIncomplete = -1
    /// All data is there.
    case statusComplete = 0
}

/// Creates a source of a file in memory. One that can't be read has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Creates a source of a file; `nil` if it can't be opened.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Creates a source of the bytes of a provider.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider,
    _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// Creates a source of a file that arrives in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isComplete: false)
}

/// Gives a source all data that has arrived.
///
/// - Parameters:
///   - isrc: The source.
///   - data: All data up to now.
///   - final: Whether it is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isComplete: final)
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the type of the file, such as `com.compuserve.gif`; `nil` if it can't be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.rawValue }

/// Returns whether a source has all of its data.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns whether a source has all of its data, for each image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

/// Returns the index of the image that stands for all.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns an image; `nil` if there is none at the index.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index).map { CGImage(pixels: $0) }
}

/// Returns an image that is no larger than `kCGImageSourceThumbnailMaxPixelSize` on either side; `nil` if there is none at the index.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.image(at: index) else { return nil }
    let wanted = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number)
    let longest = CGFloat(max(image.width, image.height))
    guard let wanted, wanted >= 1, wanted < longest else { return CGImage(pixels: image) }
    let scale = wanted / longest
    let size = CGSize(
        width: max(1, (CGFloat(image.width) * scale).rounded()),
        height: max(1, (CGFloat(image.height) * scale).rounded())
    )
    guard let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height)) else { return nil }
    let context = CGContext(canvas: CairoCanvas(pixels: buffer, scale: 1))
    context.canvas.drawImage(image, in: CGRect(origin: .zero, size: size), interpolation: .high)
    context.finish()
    return CGImage(pixels: RasterImage(pixels: buffer))
}

/// Returns the properties of the file: of GIF files how often the animation is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties
}

/// Returns the properties of an image: its size, and the delay of a frame; `nil` if there is none at the index.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties(at: index)
}

/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFileType.allCases.map(\.rawValue) }
