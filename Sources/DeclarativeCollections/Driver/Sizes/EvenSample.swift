/// A sample of the indexes below a count: all of them, or one from each of equally long stretches.
///
/// The position within a stretch follows no pattern, so that rows of alternating types are all represented.
struct EvenSample: Sequence {
    let count: Int
    let limit: Int

    func makeIterator() -> AnyIterator<Int> {
        var stretch = 0
        let stretches = Swift.min(count, limit)
        return AnyIterator {
            guard stretch < stretches else { return nil }
            let start = stretch * count / stretches
            let length = (stretch + 1) * count / stretches - start
            stretch += 1
            // Multiplicative hashing (Knuth): the golden ratio scatters successive numbers.
            let scattered = (UInt64(stretch) &* 0x9E37_79B9_7F4A_7C15) >> 32
            return start + Int(scattered % UInt64(length))
        }
    }
}
