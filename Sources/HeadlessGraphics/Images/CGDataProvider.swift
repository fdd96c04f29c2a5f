import Foundation

/// A source of bytes, as of the pixels of an image.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) {
        self.data = data
    }
}
