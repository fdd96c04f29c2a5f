import Foundation

/// Blurs how much of each pixel is covered, much as Gauss would: by averaging three times in each direction.
struct AlphaBlur {
    /// Pixels that are averaged, from one pixel to either side.
    private let reach: Int

    /// A blur of a standard deviation in pixels.
    init(deviation: CGFloat) {
        // The width of the three boxes together has the same deviation (W3C Filter Effects, feGaussianBlur).
        let width = deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5
        reach = max(0, Int(width) / 2)
    }

    /// Blurs rows of coverage without gaps between them.
    func apply(to coverage: inout [UInt8], width: Int, height: Int) {
        guard reach > 0, width > 0, height > 0 else { return }
        for _ in 0..<3 {
            for y in 0..<height { average(&coverage, start: y * width, step: 1, count: width) }
            for x in 0..<width { average(&coverage, start: x, step: width, count: height) }
        }
    }

    private func average(_ coverage: inout [UInt8], start: Int, step: Int, count: Int) {
        let window = 2 * reach + 1
        let line = [UInt8](unsafeUninitializedCapacity: count) { line, initialized in
            for index in 0..<count { line[index] = coverage[start + index * step] }
            initialized = count
        }
        var sum = line.prefix(reach).reduce(0) { $0 + Int($1) }
        for index in 0..<count {
            if index + reach < count { sum += Int(line[index + reach]) }
            coverage[start + index * step] = UInt8((sum + window / 2) / window)
            if index >= reach { sum -= Int(line[index - reach]) }
        }
    }
}
