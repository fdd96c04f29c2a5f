import PortableUIKit

/// Loads the images of parts. An app with a loader of its own adopts it and hands it to the parts.
@MainActor
public protocol ImageLoader: AnyObject, Sendable {
    /// An image that is at hand, so that a row that comes back on screen does not flash its placeholder.
    func cachedImage(for request: ImageRequest) -> UIImage?

    /// Loads an image, ready to be drawn at the size of the request.
    ///
    /// It is cancelled, as a task is, when the image is no longer needed. What goes wrong is for the loader to report; the
    /// view shows its placeholder.
    func image(for request: ImageRequest) async throws -> UIImage
}
