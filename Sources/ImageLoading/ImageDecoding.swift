import PortableUIKit

/// Turns data into images that are as large as they are drawn, so that a photograph in a row of 40 points costs no more
/// than its pixels there.
enum ImageDecoding {
    /// Decodes and scales an image for a request.
    ///
    /// - Throws: `ImageLoadingError.notAnImage`.
    static func image(from data: Data, for request: ImageRequest) throws(ImageLoadingError) -> UIImage {
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
