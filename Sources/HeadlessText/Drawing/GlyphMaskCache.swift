import BoundedCaches
import Foundation
import HeadlessGraphics

/// The raster cache of glyphs, by face.
final class GlyphMaskCache: Sendable {
    package static let shared = GlyphMaskCache(faceLimit: 64)

    private let faces: SharedBoundedCache<ObjectIdentifier, FaceMasks>

    /// Creates a cache that keeps at least `faceLimit` and at most twice as many faces.
    package init(faceLimit: Int) {
        faces = SharedBoundedCache(capacity: faceLimit)
    }

    /// Returns the masks of a face. Called once per run, so that a glyph costs one lookup.
    package func masks(of face: FontFace) -> FaceMasks {
        let key = ObjectIdentifier(face)
        if let known = faces.value(for: key) { return known }
        let masks = FaceMasks(face)
        faces.insert(masks, for: key, cost: 1)
        return masks
    }
}

/// Masks of the glyphs of one face.
///
/// Unchecked: the lock guards the only mutable property.
final class FaceMasks: @unchecked Sendable {
    /// Kept alive, because its identity is the key.
    private let face: FontFace
    private let lock = NSLock()
    private var masks: [GlyphMask.Key: GlyphMask?] = [:]

    /// Glyphs, scales and positions kept for one face.
    private static let capacity = 2_048

    package init(_ face: FontFace) {
        self.face = face
    }

    package func mask(for key: GlyphMask.Key) -> GlyphMask? {
        lock.lock()
        defer { lock.unlock() }
        if let known = masks[key] { return known }
        if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
        let mask = GlyphMask(key, face: face)
        masks[key] = .some(mask)
        return mask
    }
}
