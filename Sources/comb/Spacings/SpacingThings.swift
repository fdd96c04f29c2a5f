import Honeycomb

/// Things on a screen, found by where they are: a list of thousands of rows would take minutes if each were compared with
/// every other.
struct SpacingThings {
    /// A frame as the key of a dictionary.
    struct Key: Hashable {
        private let x: CGFloat
        private let y: CGFloat
        private let width: CGFloat
        private let height: CGFloat

        init(_ frame: CGRect) {
            x = frame.minX
            y = frame.minY
            width = frame.width
            height = frame.height
        }
    }

    /// The things in their order.
    let frames: [CGRect]
    /// The places in `frames` of the things that touch a band of the screen, by the number of the band.
    private let bands: [Int: [Int]]
    /// The places in `frames` from top to bottom.
    private let descending: [Int]

    private static let bandHeight: CGFloat = 128

    init(_ frames: [CGRect]) {
        self.frames = frames
        var bands: [Int: [Int]] = [:]
        for (place, frame) in frames.enumerated() {
            for band in Self.bands(of: frame) { bands[band, default: []].append(place) }
        }
        self.bands = bands
        descending = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    }

    /// The other things that have a part of their height in common with a thing, in their order.
    func beside(_ thing: CGRect) -> [CGRect] {
        var places: [Int] = []
        let own = Self.bands(of: thing)
        for band in own { places += bands[band] ?? [] }
        if own.count > 1 { places = Set(places).sorted() }
        return places.lazy.map { frames[$0] }.filter {
            $0 != thing && $0.minY < thing.maxY && $0.maxY > thing.minY
        }
    }

    /// The highest of the things that begin below a thing and have a part of their width in common with it.
    func next(below thing: CGRect) -> CGRect? {
        var lower = 0
        var upper = descending.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if frames[descending[middle]].minY < thing.maxY { lower = middle + 1 } else { upper = middle }
        }
        let next = descending[lower...].first { frames[$0].minX < thing.maxX && frames[$0].maxX > thing.minX }
        return next.map { frames[$0] }
    }

    private static func bands(of frame: CGRect) -> ClosedRange<Int> {
        let first = Int((frame.minY / bandHeight).rounded(.down))
        return first...max(first, Int((frame.maxY / bandHeight).rounded(.down)))
    }
}
