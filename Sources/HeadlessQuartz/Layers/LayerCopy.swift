import Foundation

/// One of the times that a layer paints its sublayers.
struct LayerCopy {
    package var transform = CGAffineTransform.identity
    /// What the colors are multiplied by; `nil` for white.
    package var color: RGBA?
    /// Seconds by which animations are later.
    package var delay: TimeInterval = 0
}
