import Foundation
import HeadlessGraphics
import HeadlessUIKit

/// A file of an image that is written: PNG or JPEG.
///
/// Unchecked: like any object that is written to, a destination is used by one thread at a time.
public final class CGImageDestination: @unchecked Sendable {
    private let type: ImageFileType
    private let write: (Data) -> Bool
    private var image: CGImage?
    private var quality: CGFloat = 0.9

    init?(type: CFString, write: @escaping (Data) -> Bool) {
        guard let type = ImageFileType(rawValue: type), type != .gif else { return nil }
        self.type = type
        self.write = write
    }

    /// Takes the image. A file has one: the first one counts.
    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard self.image == nil else { return }
        self.image = image
        setProperties(properties)
    }

    func setProperties(_ properties: CFDictionary?) {
        quality = properties?[kCGImageDestinationLossyCompressionQuality].flatMap(number) ?? quality
    }

    func finalize() -> Bool {
        guard let image else { return false }
        let picture = UIImage(cgImage: image)
        return (type == .png ? picture.pngData() : picture.jpegData(compressionQuality: quality)).map(write) ?? false
    }
}

/// Creates a destination in memory; `nil` for types that can't be written.
///
/// - Parameters:
///   - data: Receives the file.
///   - type: The type: `public.png` or `public.jpeg`.
///   - count: The number of images: 1.
///   - options: Not used.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type) {
        data.setData($0)
        return true
    }
}

/// Creates a destination in a file; `nil` for types that can't be written.
///
/// - Parameters:
///   - url: The file.
///   - type: The type: `public.png` or `public.jpeg`.
///   - count: The number of images: 1.
///   - options: Not used.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type) { (try? $0.write(to: url)) != nil }
}

/// Adds the image, with options such as the quality.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source, with options such as the quality.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Sets options of the file, such as the quality.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Writes the file. Returns `false` without an image, or if the file can't be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
