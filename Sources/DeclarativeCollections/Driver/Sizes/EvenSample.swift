/// Indexes that stand for all below a count: all of them, or one out of each of equally long stretches.
///
/// Where in its stretch an index lies follows no pattern, so that rows whose types take turns are all represented.
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
            // Multiplicative hashing (Knuth): the golden ratio spreads successive numbers.
            let scattered = (UInt64(stretch) &* 0x9E37_79B9_7F4A_7C15) >> 32
            return start + Int(scattered % UInt64(length))
        }
    }
}
