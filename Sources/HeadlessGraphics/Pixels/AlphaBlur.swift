import Foundation

/// A blur of pixel coverage that approximates a Gaussian blur by three box blurs in each direction.
struct AlphaBlur {
    /// The radius of each box blur, in pixels.
    private let radius: Int

    /// Creates a blur with a standard deviation in pixels.
    package init(deviation: CGFloat) {
        // Three boxes of this width have the same deviation (W3C Filter Effects, feGaussianBlur).
        let width = deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5
        radius = max(0, Int(width) / 2)
    }

    /// Blurs the coverage in place; rows are contiguous.
    package func apply(to coverage: inout [UInt8], width: Int, height: Int) {
        guard radius > 0, width > 0, height > 0 else { return }
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

    /// Applies a box blur to a row or column; the coverage beyond its ends is 0.
    private func average(
        _ pixels: UnsafeMutablePointer<UInt8>,
        step: Int,
        count: Int,
        line: UnsafeMutablePointer<UInt8>
    ) {
        // No checks or closures inside the loops: they dominate the cost of a shadow.
        var index = 0
        var sum = 0
        while index < count {
            line[index] = pixels[index &* step]
            if index < radius { sum &+= Int(line[index]) }
            index &+= 1
        }
        let window = 2 * radius + 1
        index = 0
        while index < count {
            if index &+ radius < count { sum &+= Int(line[index &+ radius]) }
            pixels[index &* step] = UInt8(truncatingIfNeeded: (sum &+ window / 2) / window)
            if index >= radius { sum &-= Int(line[index &- radius]) }
            index &+= 1
        }
    }
}
