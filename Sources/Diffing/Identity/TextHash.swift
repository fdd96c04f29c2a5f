/// The hash of a text that is read sixteen bytes at a time.
@usableFromInline
struct TextHash {
    @usableFromInline var hash: UInt64
    @usableFromInline let factor: UInt64
    @usableFromInline var allBits: UInt64 = 0

    @inlinable @inline(__always)
    init(_ hasher: IdentityHasher, count: Int) {
        hash = hasher.seed ^ UInt64(truncatingIfNeeded: count)
        factor = hasher.seed &+ IdentityHasher.multiplier
    }

    /// Mixes sixteen bytes into the hash by one multiplication; the seed is part of either factor.
    @inlinable @inline(__always)
    mutating func add(_ words: (UInt64, UInt64)) {
        allBits |= words.0 | words.1
        hash = IdentityHasher.mix(words.0 ^ factor, words.1 ^ hash)
    }

    @inlinable @inline(__always)
    mutating func add(_ bytes: UnsafeRawPointer) {
        add((bytes.loadUnaligned(as: UInt64.self), (bytes + 8).loadUnaligned(as: UInt64.self)))
    }

    /// Adds sixteen bytes, and returns what differs in sixteen others.
    @inlinable @inline(__always)
    mutating func add(_ bytes: UnsafeRawPointer, comparedTo other: UnsafeRawPointer) -> UInt64 {
        let words = (bytes.loadUnaligned(as: UInt64.self), (bytes + 8).loadUnaligned(as: UInt64.self))
        add(words)
        // Each half apart: the operators are of one precedence.
        let first = words.0 ^ other.loadUnaligned(as: UInt64.self)
        let second = words.1 ^ (other + 8).loadUnaligned(as: UInt64.self)
        return first | second
    }

    /// Whether at most four bytes follow the first thirty-two, as in the text of a `UUID`.
    @inlinable @inline(__always)
    static func hasShortEnd(_ count: Int) -> Bool {
        UInt(bitPattern: count &- 33) < 4
    }

    /// The last four bytes.
    ///
    /// Texts begin at multiples of sixteen bytes. Eight bytes that begin before the end would lie across two cache lines
    /// in every other text, and reading from two lines at once takes longer.
    @inlinable @inline(__always)
    static func shortEnd(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
        UInt64((bytes + (count &- 4)).loadUnaligned(as: UInt32.self))
    }

    /// The hash, unless a byte is no ASCII character.
    @inlinable @inline(__always)
    var hashOfASCII: UInt64? {
        bitsBeyondASCII == 0 ? hash : nil
    }

    /// What tells that a byte is no ASCII character.
    @inlinable @inline(__always)
    var bitsBeyondASCII: UInt64 {
        allBits & 0x8080_8080_8080_8080
    }
}
