import PortableUIKit

/// An error that prevents a screen from being rendered.
public enum ScreenRenderingError: Error, Equatable {
    /// The width or height in pixels would be less than 1 or NaN.
    case emptySize(CGSize)

    /// The width or height would exceed ``ScreenHost/maximumPixelsPerSide``; the size is in pixels.
    case tooLarge(width: Double, height: Double, limit: Int)

    /// The platform cannot write this format.
    case unsupportedFormat(String)

    /// Fonts required to draw text are not installed; the message names the package that contains them.
    case fontsMissing(String)

    /// The library that writes the format failed with this message.
    case writerFailed(String)
}

extension ScreenRenderingError: LocalizedError {
    /// A sentence that describes the error and what is allowed.
    public var errorDescription: String? {
        switch self {
        case .emptySize(let size):
            return
                "a screen of \(size.width) by \(size.height) points cannot be rendered; both sides must be above zero"

        case .tooLarge(let width, let height, let limit):
            return
                "a picture of \(pixels(width)) by \(pixels(height)) pixels is too large; the limit is \(limit) a side"

        case .unsupportedFormat(let format):
            return "\(format) cannot be written on this platform"

        case .fontsMissing(let message):
            return message

        case .writerFailed(let message):
            return "the picture cannot be written: \(message)"
        }
    }

    private func pixels(_ value: Double) -> String {
        value < 1e15 ? String(Int(value)) : String(value)
    }
}
