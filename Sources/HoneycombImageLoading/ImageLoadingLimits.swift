import PortableTransfers
import PortableUIKit

/// What images may take.
struct ImageLoadingLimits: Sendable {
    /// The maximum size of an image before decoding, in bytes.
    var byteCount = 16 << 20
    /// The maximum number of pixels of an image.
    var pixelCount = 64 << 20
    /// The maximum time of a transfer, in seconds.
    var duration: TimeInterval = 60
    /// The maximum number of images that are loaded at the same time.
    var loadCount = 6
}

extension ImageLoadingError {
    /// Creates the error of a transfer.
    init(_ error: TransferError, limits: ImageLoadingLimits) {
        self =
            switch error {
            case .status(let code): .status(code)
            case .tooLarge: .tooLarge(maximumByteCount: limits.byteCount)
            case .tooSlow: .tooSlow(maximumDuration: limits.duration)
            case .failed(let reason): .failed(reason)
            }
    }
}
