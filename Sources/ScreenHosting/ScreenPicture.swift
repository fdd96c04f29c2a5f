import Foundation

/// The pixels of a screen, until its host draws again or changes. Nothing is copied or encoded until it is asked for.
package struct ScreenPicture: Sendable {
    /// A text that pictures share only if they have the same pixels; nil where only the pixels themselves can be compared.
    package let checksum: String?
    /// Returns the pixels.
    package let bitmap: @Sendable () -> ScreenBitmap
    /// Returns a PNG file; a small one takes several times as long.
    package let png: @Sendable (_ isSmall: Bool) throws -> Data
}
