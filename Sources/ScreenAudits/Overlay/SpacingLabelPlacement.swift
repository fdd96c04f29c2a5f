import PortableUIKit

/// Finds places for labels, where they cover neither texts nor each other.
struct SpacingLabelPlacement {
    let bounds: CGRect
    private let obstacles: [Int: [CGRect]]
    private var labels: [Int: [CGRect]] = [:]

    private static let stripHeight: CGFloat = 32
    /// The distances from a band at which places are tried.
    private static let distances: [CGFloat] = [2, 8, 16, 28, 44]

    init(bounds: CGRect, obstacles: [CGRect]) {
        self.bounds = bounds
        self.obstacles = obstacles.reduce(into: [:]) { strips, frame in
            for strip in Self.strips(of: frame) { strips[strip, default: []].append(frame) }
        }
    }

    /// Returns a place for a label; nil if everything nearby is taken.
    mutating func place(_ size: CGSize, beside band: CGRect) -> CGRect? {
        let candidates = Self.origins(for: size, beside: band)
            .map { CGRect(origin: $0, size: size) }
            .filter { bounds.insetBy(dx: -0.5, dy: -0.5).contains($0) }
        guard let frame = candidates.first(where: isFree) else { return nil }
        for strip in Self.strips(of: frame) { labels[strip, default: []].append(frame) }
        return frame
    }

    private func isFree(_ frame: CGRect) -> Bool {
        !Self.strips(of: frame).contains { strip in
            (obstacles[strip] ?? []).contains { $0.intersects(frame) }
                || (labels[strip] ?? []).contains { $0.insetBy(dx: -0.5, dy: -0.5).intersects(frame) }
        }
    }

    /// In the middle of the band, else around it.
    private static func origins(for size: CGSize, beside band: CGRect) -> [CGPoint] {
        let (x, y) = (band.midX - size.width / 2, band.midY - size.height / 2)
        var origins = [CGPoint(x: x, y: y)]
        if band.width > size.width {
            origins += [CGPoint(x: band.maxX - size.width, y: y), CGPoint(x: band.minX, y: y)]
        }
        for distance in distances {
            let (left, right) = (band.minX - distance - size.width, band.maxX + distance)
            let (above, below) = (band.minY - distance - size.height, band.maxY + distance)
            origins += [
                CGPoint(x: right, y: y), CGPoint(x: left, y: y), CGPoint(x: x, y: above), CGPoint(x: x, y: below),
                CGPoint(x: right, y: below), CGPoint(x: right, y: above), CGPoint(x: left, y: below),
                CGPoint(x: left, y: above), CGPoint(x: band.maxX - size.width, y: above),
                CGPoint(x: band.maxX - size.width, y: below),
            ]
        }
        return origins
    }

    private static func strips(of frame: CGRect) -> ClosedRange<Int> {
        let first = Int((frame.minY / stripHeight).rounded(.down))
        return first...max(first, Int((frame.maxY / stripHeight).rounded(.down)))
    }
}
