import BoundedCaches
import Foundation
import HeadlessGraphics

/// The raster cache of lines of text, by scale and subpixel offset.
final class LineMaskCache: Sendable {
    package struct Key: Hashable, Sendable {
        package let line: ObjectIdentifier
        package let place: MaskPlace.Key

        package func hash(into hasher: inout Hasher) {
            hasher.combine(line)
            hasher.combine(place.phase)
        }
    }

    package static let shared = LineMaskCache(capacity: 8 << 20)

    private let entries: SharedBoundedCache<Key, LineMasks>

    /// Creates a cache of at least `capacity` and at most twice as many bytes of pixels.
    package init(capacity: Int) {
        entries = SharedBoundedCache(capacity: capacity)
    }

    /// The size of the kept pixels in bytes.
    package var cost: Int { entries.cost }

    /// The masks of a line, made now unless they are kept.
    package func masks(of line: TextLine, at place: MaskPlace.Key) -> LineMasks {
        let key = Key(line: ObjectIdentifier(line), place: place)
        if let known = entries.value(for: key) { return known }
        let masks = LineMasks(line, at: place)
        entries.insert(masks, for: key, cost: masks.byteCount)
        return masks
    }
}

/// The masks of a line at a scale and subpixel offset.
///
/// Unchecked: the lock stays held while masks are drawn, because Cairo's surfaces may be used by one thread at a time.
final class LineMasks: @unchecked Sendable {
    /// Kept alive, because its identity is the key.
    private let line: TextLine
    private let masks: [TextMask]
    private let lock = NSLock()

    package init(_ line: TextLine, at place: MaskPlace.Key) {
        self.line = line
        masks = TextMask.masks(for: line, at: place)
    }

    var byteCount: Int { masks.reduce(0) { $0 + $1.byteCount } }

    func withMasks(_ body: ([TextMask]) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(masks)
    }
}
