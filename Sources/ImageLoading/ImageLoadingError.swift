import PortableUIKit

/// Why an image shows its placeholder.
public enum ImageLoadingError: Error, Equatable, Sendable {
    /// The server answered with another status than success.
    case status(Int)

    /// There are more bytes than a loader takes.
    case tooLarge(maximumByteCount: Int)

    /// The bytes are no picture that can be decoded.
    case notAnImage

    /// The bytes did not arrive; the reason is the system's.
    case failed(String)
}

/// An image that could not be loaded, for whoever looks after an app's images.
public struct ImageLoadingReport: Equatable, Sendable, CustomStringConvertible {
    /// Where the image should have been.
    public let url: URL

    /// What went wrong.
    public let error: ImageLoadingError

    /// What went wrong, where, and what would be right.
    public var description: String {
        switch error {
        case .status(let code):
            "\(url): the server answered with status \(code) instead of an image."
        case .tooLarge(let maximum):
            "\(url): the image has more than \(maximum) bytes; make it smaller or give the loader a higher limit."
        case .notAnImage:
            "\(url): the data is not an image that can be decoded; PNG and JPEG can."
        case .failed(let reason):
            "\(url): the image could not be loaded: \(reason)"
        }
    }
}
