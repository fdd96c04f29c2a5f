extension IdentityHasher {
    /// Returns the hash of a string. Canonically equivalent strings (`é` as one scalar or as two) have the same hash.
    ///
    /// Strings as long as a `UUID`'s are hashed inline: in loops that wait for memory the code has to be short, so that
    /// the processor works on several strings at once.
    @inlinable @inline(__always)
    func hash(text: String) -> UInt64 {
        let hash: UInt64?? = text.utf8.withContiguousStorageIfAvailable { ascii -> UInt64? in
            guard TextHash.hasShortEnd(ascii.count) else { return nil }
            // The base address of a nonempty buffer is never `nil`.
            return self.hash(shortEndedASCII: ascii.baseAddress.unsafelyUnwrapped, count: ascii.count)
        }
        return (hash ?? nil) ?? self.hash(anyText: text)
    }

    /// Returns the hash of a string of any length.
    ///
    /// The attribute promises that nothing owned by the caller is released here, so that the caller does not have to
    /// retain a string it reads from a list. Retaining took a tenth of the total time on lists of strings.
    @usableFromInline @inline(never) @_effects(releasenone)
    func hash(anyText text: String) -> UInt64 {
        text.utf8.withContiguousStorageIfAvailable { hash(ascii: $0) }.flatMap { $0 } ?? hash(unicode: text)
    }

    /// Returns the hash of ASCII bytes, or `nil` for other text.
    private func hash(ascii: UnsafeBufferPointer<UInt8>) -> UInt64? {
        let count = ascii.count
        let bytes = UnsafeRawBufferPointer(ascii)
        guard count >= 16, let start = bytes.baseAddress else { return hash(shortASCII: bytes) }
        if TextHash.hasShortEnd(count) { return hash(shortEndedASCII: start, count: count) }
        var text = TextHash(self, count: count)
        let last = count &- 16
        var offset = 0
        while offset < last {
            text.add(start + offset)
            offset &+= 16
        }
        // The last sixteen bytes may overlap the previous ones.
        text.add(start + last)
        return text.hashOfASCII
    }

    /// Returns the hash of fewer than sixteen ASCII bytes, or `nil` for other text.
    private func hash(shortASCII bytes: UnsafeRawBufferPointer) -> UInt64? {
        var text = TextHash(self, count: bytes.count)
        var words: (UInt64, UInt64) = (0, 0)
        if bytes.count >= 8 {
            words.0 = bytes.loadUnaligned(as: UInt64.self)
            words.1 = bytes.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self)
        } else {
            for byte in bytes { words.0 = words.0 << 8 | UInt64(byte) }
        }
        text.add(words)
        return text.hashOfASCII
    }

    /// Returns the hash of 33 to 36 ASCII bytes, or `nil` for other text.
    @inlinable @inline(__always)
    func hash(shortEndedASCII bytes: UnsafeRawPointer, count: Int) -> UInt64? {
        var text = TextHash(self, count: count)
        text.add(bytes)
        text.add(bytes + 16)
        text.add((TextHash.shortEnd(bytes, count: count), 0))
        return text.hashOfASCII
    }

    /// Returns the hash of two equal strings, or `nil` if they differ, reading every byte of both once.
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
        return (hash ?? nil) ?? self.hash(ifSameOtherText: lhs, rhs)
    }

    /// The slow path of ``hash(ifSameText:_:)`` for short, non-ASCII or different strings, separate so that the fast
    /// path needs few instructions.
    @usableFromInline @inline(never) @_effects(releasenone)
    func hash(ifSameOtherText lhs: String, _ rhs: String) -> UInt64? {
        areSame(text: lhs, rhs) ? hash(text: rhs) : nil
    }

    /// Returns the hash of two equal ASCII strings of at least sixteen bytes, or `nil` for others.
    @inlinable @inline(__always)
    func hash(ifSameASCII lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> UInt64? {
        var text = TextHash(self, count: count)
        var different: UInt64 = 0
        let last = count &- 16
        if TextHash.hasShortEnd(count) {
            different |= text.add(rhs, comparedTo: lhs)
            different |= text.add(rhs + 16, comparedTo: lhs + 16)
            let end = TextHash.shortEnd(rhs, count: count)
            text.add((end, 0))
            different |= end ^ TextHash.shortEnd(lhs, count: count)
        } else {
            var offset = 0
            while offset < last {
                different |= text.add(rhs + offset, comparedTo: lhs + offset)
                offset &+= 16
            }
            different |= text.add(rhs + last, comparedTo: lhs + last)
        }
        return different | text.bitsBeyondASCII == 0 ? text.hash : nil
    }

    /// Returns the hash of non-ASCII text by `Hasher`, which respects canonical equivalence.
    ///
    /// Three non-ASCII characters are canonically equivalent to an ASCII character: a string with one of them equals an
    /// all-ASCII string and has to have the same hash.
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
