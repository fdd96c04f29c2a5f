import PortableUIKit

/// Loads the images of parts. Adopt it to use your own loader with parts.
@MainActor
public protocol ImageLoader: AnyObject, Sendable {
    /// Returns an image from memory, so that a row that is displayed again does not flash its placeholder.
    func cachedImage(for request: ImageRequest) -> UIImage?

    /// Loads an image, decoded for the size of the request.
    ///
    /// The calling task is canceled when the image is no longer needed. The loader reports errors; the view shows its
    /// placeholder.
    func image(for request: ImageRequest) async throws -> UIImage
}
