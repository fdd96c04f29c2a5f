/// A SplitMix64 generator: a failing case can be reproduced from its seed.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator whose numbers depend only on the seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number below a bound, faster than the standard library in debug builds.
    public mutating func number(below bound: Int) -> Int {
        bound > 0 ? Int(next() >> 33) % bound : 0
    }
}
