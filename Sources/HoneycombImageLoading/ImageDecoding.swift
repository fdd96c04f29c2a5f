import PortableUIKit

/// Decodes images at the size at which they are drawn, so that a photo in a 40-point row only takes memory for the
/// pixels drawn there.
enum ImageDecoding {
    /// Decodes and scales an image for a request.
    ///
    /// - Throws: `ImageLoadingError.notAnImage` or `tooManyPixels`.
    static func image(
        from data: Data,
        for request: ImageRequest,
        maximumPixelCount: Int
    ) throws(ImageLoadingError) -> UIImage {
        if let count = ImageHeader.pixelCount(of: data), count > maximumPixelCount {
            throw .tooManyPixels(maximumPixelCount: maximumPixelCount)
        }
        guard let image = UIImage(data: data, scale: request.scale),
            image.size.width > 0, image.size.height > 0
        else { throw .notAnImage }
        let factor = max(request.size.width / image.size.width, request.size.height / image.size.height)
        guard factor < 1 else { return image }
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        guard let thumbnail = image.preparingThumbnail(of: size) else { throw .notAnImage }
        return thumbnail
    }
}
