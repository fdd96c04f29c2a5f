extension IdentityHasher {
    /// The hash of a string. Strings that are equal although written differently (`é` as one scalar or as two) have one.
    ///
    /// The attribute promises that nothing of the caller's is released in here, so that a text that is read from a list
    /// need not be retained for the call. Retaining was a tenth of all time on lists of strings.
    @usableFromInline @_effects(releasenone)
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
            // The last eight bytes once more, some of them for the second time; fewer than eight one by one.
            var word: UInt64 = 0
            if bytes.count >= 8 {
                word = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            } else {
                for byte in bytes { word = word << 8 | UInt64(byte) }
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
