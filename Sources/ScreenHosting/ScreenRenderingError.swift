import PortableUIKit

/// Why a screen cannot be rendered.
public enum ScreenRenderingError: Error, Equatable {
    /// The picture would have a side of zero or not-a-number pixels.
    case emptySize(CGSize)

    /// The picture would be larger than ``ScreenHost/maximumPixelsPerSide`` on one side; the size is in pixels.
    case tooLarge(width: Double, height: Double, limit: Int)

    /// The platform cannot write this format.
    case unsupportedFormat(String)

    /// Fonts that text is drawn with are not installed; says which package has them.
    case fontsMissing(String)

    /// The library that writes the format failed, with its own words.
    case writerFailed(String)
}

extension ScreenRenderingError: LocalizedError {
    /// The error in a sentence that says what is allowed.
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
