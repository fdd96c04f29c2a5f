import Foundation

/// A coder for an empty archive, with which layers and animations are copied: every class has `init(coder:)`.
final class LayerCoder: NSCoder {}
