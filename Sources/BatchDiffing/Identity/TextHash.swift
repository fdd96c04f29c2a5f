/// The hash of a string that is read sixteen bytes at a time.
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

    /// Mixes sixteen bytes into the hash with one multiplication; the seed is part of both factors.
    @inlinable @inline(__always)
    mutating func add(_ words: (UInt64, UInt64)) {
        allBits |= words.0 | words.1
        hash = IdentityHasher.mix(words.0 ^ factor, words.1 ^ hash)
    }

    @inlinable @inline(__always)
    mutating func add(_ bytes: UnsafeRawPointer) {
        add((bytes.loadUnaligned(as: UInt64.self), (bytes + 8).loadUnaligned(as: UInt64.self)))
    }

    /// Adds sixteen bytes and returns their differing bits compared with `other`.
    @inlinable @inline(__always)
    mutating func add(_ bytes: UnsafeRawPointer, comparedTo other: UnsafeRawPointer) -> UInt64 {
        let words = (bytes.loadUnaligned(as: UInt64.self), (bytes + 8).loadUnaligned(as: UInt64.self))
        add(words)
        // Separate statements, because the operators have the same precedence.
        let first = words.0 ^ other.loadUnaligned(as: UInt64.self)
        let second = words.1 ^ (other + 8).loadUnaligned(as: UInt64.self)
        return first | second
    }

    /// Returns whether at most four bytes follow the first 32, as in the string form of a `UUID`.
    @inlinable @inline(__always)
    static func hasShortEnd(_ count: Int) -> Bool {
        UInt(bitPattern: count &- 33) < 4
    }

    /// The last four bytes.
    ///
    /// Strings start at multiples of sixteen bytes. In every other string, eight bytes that overlap the previous ones
    /// would span two cache lines, which takes longer to read.
    @inlinable @inline(__always)
    static func shortEnd(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
        UInt64((bytes + (count &- 4)).loadUnaligned(as: UInt32.self))
    }

    /// The hash, or `nil` if a byte is not ASCII.
    @inlinable @inline(__always)
    var hashOfASCII: UInt64? {
        bitsBeyondASCII == 0 ? hash : nil
    }

    /// The bits that are set only if a byte is not ASCII.
    @inlinable @inline(__always)
    var bitsBeyondASCII: UInt64 {
        allBits & 0x8080_8080_8080_8080
    }
}
