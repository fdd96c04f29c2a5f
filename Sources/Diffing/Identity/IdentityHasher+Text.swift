extension IdentityHasher {
    /// The hash of a string. Strings that are equal although written differently (`é` as one scalar or as two) have one.
    ///
    /// The attribute promises that nothing of the caller's is released in here, so that a text that is read from a list
    /// need not be retained for the call. Retaining was a tenth of all time on lists of strings.
    @usableFromInline @_effects(releasenone)
    func hash(text: String) -> UInt64 {
        text.utf8.withContiguousStorageIfAvailable { hash(ascii: $0) }.flatMap { $0 } ?? hash(unicode: text)
    }

    /// The hash of ASCII characters, sixteen at a time; `nil` for other text.
    @inlinable @inline(__always)
    func hash(ascii: UnsafeBufferPointer<UInt8>) -> UInt64? {
        let bytes = UnsafeRawBufferPointer(ascii)
        let count = bytes.count
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        var allBits: UInt64 = 0
        if count >= 16, let bytes = bytes.baseAddress {
            // The last sixteen bytes may overlap those before.
            let last = count &- 16
            var offset = 0
            while true {
                let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                let second = bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
                allBits |= first | second
                hash = mix(first, second, into: hash)
                if offset == last { break }
                offset = min(offset &+ 16, last)
            }
        } else {
            var first: UInt64 = 0
            var second: UInt64 = 0
            if count >= 8 {
                first = bytes.loadUnaligned(as: UInt64.self)
                second = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            } else {
                for byte in bytes { first = first << 8 | UInt64(byte) }
            }
            allBits = first | second
            hash = mix(first, second, into: hash)
        }
        guard allBits & 0x8080_8080_8080_8080 == 0 else { return nil }
        return IdentityHasher.mix(hash, IdentityHasher.otherMultiplier)
    }

    /// Mixes sixteen bytes into a hash by one multiplication; the seed is part of either factor.
    @inlinable @inline(__always)
    func mix(_ first: UInt64, _ second: UInt64, into hash: UInt64) -> UInt64 {
        IdentityHasher.mix(first ^ (seed &+ IdentityHasher.multiplier), second ^ hash)
    }

    /// The hash of two equal texts, `nil` for different ones: every byte is read once for both.
    @inlinable @inline(__always)
    func hash(ifSameText lhs: String, _ rhs: String) -> UInt64? {
        let hash: UInt64?? = lhs.utf8.withContiguousStorageIfAvailable { lhs -> UInt64? in
            let hash: UInt64?? = rhs.utf8.withContiguousStorageIfAvailable { rhs -> UInt64? in
                self.hash(ifSameASCII: UnsafeRawBufferPointer(lhs), UnsafeRawBufferPointer(rhs))
            }
            return hash ?? nil
        }
        if let hash = hash ?? nil { return hash }
        return areSame(text: lhs, rhs) ? self.hash(text: rhs) : nil
    }

    /// The hash of equal ASCII characters, at least sixteen; `nil` for others.
    @inlinable @inline(__always)
    func hash(ifSameASCII lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> UInt64? {
        let count = lhs.count
        guard count == rhs.count, count >= 16, let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return nil }
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        var allBits: UInt64 = 0
        var different: UInt64 = 0
        let last = count &- 16
        var offset = 0
        while true {
            let first = rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = rhs.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            different |= first ^ lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            different |= second ^ lhs.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            allBits |= first | second
            hash = mix(first, second, into: hash)
            if offset == last { break }
            offset = min(offset &+ 16, last)
        }
        guard different | (allBits & 0x8080_8080_8080_8080) == 0 else { return nil }
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
