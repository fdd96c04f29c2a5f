import Foundation

/// A source of bytes, as of the pixels of an image.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) {
        self.data = data
    }

    /// Creates a provider of the bytes of a file; `nil` if it can't be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Creates a provider of the bytes of a file; `nil` if it can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
