extension IdentityHasher {
    /// The hash of a string. Strings that are equal although written differently (`é` as one scalar or as two) have one.
    @inlinable @inline(__always)
    func hash(text: String) -> UInt64 {
        text.utf8.withContiguousStorageIfAvailable { hash(ascii: $0) }.flatMap { $0 } ?? hash(unicode: text)
    }

    /// The hash of ASCII characters, eight at a time; `nil` for other text.
    @inlinable @inline(__always)
    func hash(ascii: UnsafeBufferPointer<UInt8>) -> UInt64? {
        let bytes = UnsafeRawBufferPointer(ascii)
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var allBits: UInt64 = 0
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            allBits |= word
            hash = IdentityHasher.mix(hash ^ word, IdentityHasher.multiplier)
            offset += 8
        }
        if offset < bytes.count {
            var word: UInt64 = 0
            while offset < bytes.count {
                word = word << 8 | UInt64(bytes[offset])
                offset += 1
            }
            allBits |= word
            hash = IdentityHasher.mix(hash ^ word, IdentityHasher.multiplier)
        }
        guard allBits & 0x8080_8080_8080_8080 == 0 else { return nil }
        return IdentityHasher.mix(hash, IdentityHasher.otherMultiplier)
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
