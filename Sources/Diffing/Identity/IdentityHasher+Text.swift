extension IdentityHasher {
    /// The hash of a string. Strings that are equal although written differently (`é` as one scalar or as two) have one.
    ///
    /// The attribute promises that nothing of the caller's is released in here, so that a text that is read from a list
    /// need not be retained for the call. Retaining was a tenth of all time on lists of strings.
    @usableFromInline @_effects(releasenone)
    func hash(text: String) -> UInt64 {
        text.utf8.withContiguousStorageIfAvailable { hash(ascii: $0) }.flatMap { $0 } ?? hash(unicode: text)
    }

    /// The hash of ASCII characters; `nil` for other text. Up to forty-eight bytes are read without a loop.
    @inlinable @inline(__always)
    func hash(ascii: UnsafeBufferPointer<UInt8>) -> UInt64? {
        let count = ascii.count
        var text = TextHash(self, count: count)
        if count >= 16 {
            // A buffer that is not empty has an address.
            let bytes = UnsafeRawPointer(ascii.baseAddress.unsafelyUnwrapped)
            let last = count &- 16
            if last > 32 {
                var offset = 0
                while offset < last {
                    text.add(bytes + offset)
                    offset &+= 16
                }
            } else {
                text.add(bytes)
                text.add(bytes + min(16, last))
            }
            // The last sixteen bytes may overlap those before.
            text.add(bytes + last)
        } else {
            let bytes = UnsafeRawBufferPointer(ascii)
            var words: (UInt64, UInt64) = (0, 0)
            if count >= 8 {
                words.0 = bytes.loadUnaligned(as: UInt64.self)
                words.1 = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            } else {
                for byte in bytes { words.0 = words.0 << 8 | UInt64(byte) }
            }
            text.add(words)
        }
        return text.bitsBeyondASCII == 0 ? text.hash : nil
    }

    /// The hash of two equal texts, `nil` for different ones: every byte is read once for both.
    ///
    /// What is put into loops that wait for memory has to be short, so that several texts are under way at once.
    @inlinable @inline(__always)
    func hash(ifSameText lhs: String, _ rhs: String) -> UInt64? {
        let hash: UInt64?? = lhs.utf8.withContiguousStorageIfAvailable { lhs -> UInt64? in
            let hash: UInt64?? = rhs.utf8.withContiguousStorageIfAvailable { rhs -> UInt64? in
                let count = lhs.count
                guard count == rhs.count, count >= 16 else { return nil }
                return self.hash(
                    ifSameASCII: lhs.baseAddress.unsafelyUnwrapped,
                    rhs.baseAddress.unsafelyUnwrapped,
                    count: count
                )
            }
            return hash ?? nil
        }
        return (hash ?? nil) ?? self.hash(ifSameUnusualText: lhs, rhs)
    }

    /// The same for texts that are short, beyond ASCII or different. Apart from the others, so that these need few
    /// instructions.
    @usableFromInline @inline(never) @_effects(releasenone)
    func hash(ifSameUnusualText lhs: String, _ rhs: String) -> UInt64? {
        areSame(text: lhs, rhs) ? hash(text: rhs) : nil
    }

    /// The hash of equal ASCII characters, at least sixteen; `nil` for others.
    @inlinable @inline(__always)
    func hash(ifSameASCII lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> UInt64? {
        var text = TextHash(self, count: count)
        var different: UInt64 = 0
        let last = count &- 16
        if last > 32 {
            var offset = 0
            while offset < last {
                different |= text.add(rhs + offset, comparedTo: lhs + offset)
                offset &+= 16
            }
        } else {
            let middle = min(16, last)
            different |= text.add(rhs, comparedTo: lhs)
            different |= text.add(rhs + middle, comparedTo: lhs + middle)
        }
        different |= text.add(rhs + last, comparedTo: lhs + last)
        return different | text.bitsBeyondASCII == 0 ? text.hash : nil
    }

    /// The hash of text beyond ASCII, by `Hasher`, which knows canonical equivalence.
    ///
    /// Three characters beyond ASCII are canonically equivalent to one within: a string that is all ASCII but for
    /// them equals one that is all ASCII, and has to hash like it.
    @usableFromInline
    func hash(unicode text: String) -> UInt64 {
        var ascii: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{037E}": ascii.append(UInt8(ascii: ";"))
            case "\u{1FEF}": ascii.append(UInt8(ascii: "`"))
            case "\u{212A}": ascii.append(UInt8(ascii: "K"))
            case _ where scalar.isASCII: ascii.append(UInt8(scalar.value))
            default: return hash(any: text)
            }
        }
        return ascii.withUnsafeBufferPointer { hash(ascii: $0) } ?? hash(any: text)
    }
}

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

    /// What tells that a byte is no ASCII character.
    @inlinable @inline(__always)
    var bitsBeyondASCII: UInt64 {
        allBits & 0x8080_8080_8080_8080
    }
}
