import PortableUIKit

/// The reason why an image could not be loaded.
public enum ImageLoadingError: Error, Equatable, Sendable {
    /// The server responded with an HTTP status that is not success.
    case status(Int)

    /// The data exceeds the maximum size of the loader.
    case tooLarge(maximumByteCount: Int)

    /// The transfer takes longer than the maximum duration of the loader, in seconds.
    case tooSlow(maximumDuration: TimeInterval)

    /// The image has more pixels than the loader decodes.
    case tooManyPixels(maximumPixelCount: Int)

    /// The data is not an image that can be decoded.
    case notAnImage

    /// The transfer failed, with the system's description.
    case failed(String)
}

/// The report of an image that could not be loaded, for logs and monitoring.
public struct ImageLoadingReport: Equatable, Sendable, CustomStringConvertible {
    /// The URL of the image.
    public let url: URL

    /// The error.
    public let error: ImageLoadingError

    /// A description of the error with its URL and how to fix it.
    public var description: String {
        switch error {
        case .status(let code):
            "\(url): the server answered with status \(code) instead of an image."
        case .tooLarge(let maximum):
            "\(url): the image has more than \(maximum) bytes; make it smaller or give the loader a higher limit."
        case .tooSlow(let maximum):
            "\(url): the image was not loaded within \(maximum) seconds; give the loader a longer maximum duration."
        case .tooManyPixels(let maximum):
            "\(url): the image has more than \(maximum) pixels; make it smaller or give the loader a higher limit."
        case .notAnImage:
            "\(url): the data is not an image that can be decoded; PNG and JPEG can, SVG cannot."
        case .failed(let reason):
            "\(url): the image could not be loaded: \(reason)"
        }
    }
}
