import PortableUIKit

extension Hasher {
    /// Hashes the four numbers of a frame: `CGRect` itself is hashable since iOS 18 only.
    mutating func combine(components frame: CGRect) {
        combine(frame.origin.x)
        combine(frame.origin.y)
        combine(frame.width)
        combine(frame.height)
    }
}
