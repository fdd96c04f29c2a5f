import Foundation

/// The pixels of a screen. They are valid until its host draws again. A bitmap or a file is only made on request.
package struct ScreenPicture: Sendable {
    /// A text that pictures share only if they have the same pixels; nil where only the pixels themselves can be compared.
    package let checksum: String?
    /// Returns the pixels.
    package let bitmap: @Sendable () -> ScreenBitmap
    /// Returns a PNG file; a small one takes several times as long.
    package let png: @Sendable (_ isSmall: Bool) throws -> Data
}
