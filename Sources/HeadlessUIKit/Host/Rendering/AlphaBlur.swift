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
        var line = [UInt8](repeating: 0, count: max(width, height))
        coverage.withUnsafeMutableBufferPointer { coverage in
            line.withUnsafeMutableBufferPointer { line in
                guard let pixels = coverage.baseAddress, let line = line.baseAddress else { return }
                for _ in 0..<3 {
                    for y in 0..<height { average(pixels + y * width, step: 1, count: width, line: line) }
                    for x in 0..<width { average(pixels + x, step: width, count: height, line: line) }
                }
            }
        }
    }

    /// Averages a row or a column; beyond its ends nothing is covered.
    private func average(
        _ pixels: UnsafeMutablePointer<UInt8>,
        step: Int,
        count: Int,
        line: UnsafeMutablePointer<UInt8>
    ) {
        // Without checks and closures inside the loops: this is most of the cost of a shadow.
        var index = 0
        var sum = 0
        while index < count {
            line[index] = pixels[index &* step]
            if index < reach { sum &+= Int(line[index]) }
            index &+= 1
        }
        let window = 2 * reach + 1
        index = 0
        while index < count {
            if index &+ reach < count { sum &+= Int(line[index &+ reach]) }
            pixels[index &* step] = UInt8(truncatingIfNeeded: (sum &+ window / 2) / window)
            if index >= reach { sum &-= Int(line[index &- reach]) }
            index &+= 1
        }
    }
}
