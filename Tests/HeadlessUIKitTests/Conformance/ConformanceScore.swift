import Foundation

/// How many numbers of records HeadlessUIKit has right.
@MainActor struct ConformanceScore {
    /// Numbers that are right, of all of a kind.
    struct Count: Equatable {
        var right = 0
        var all = 0

        /// The part that is right, in percent with one digit; 100 if there are none.
        var percent: Double { all == 0 ? 100 : (Double(right) / Double(all) * 1_000).rounded(.down) / 10 }

        mutating func add(_ isRight: Bool) {
            all += 1
            if isRight { right += 1 }
        }
    }

    /// A number that differs from the device's.
    struct Difference {
        let record: String
        let number: String
        let device: String
        let ours: String
    }

    /// The sizes that are the device's, to the pixel of the picture.
    private(set) var sizes = Count()
    /// The distances of baselines that are within a pixel of the device's.
    private(set) var baselines = Count()
    /// The line breaks that are where the device has them.
    private(set) var breaks = Count()
    /// The frames of words, and corner radii, with edges within a point of the device's.
    private(set) var frames = Count()
    private(set) var differences: [Difference] = []

    var counts: [(name: String, count: Count)] {
        [
            ("sizes exact", sizes), ("baselines within a pixel", baselines), ("breaks kept", breaks),
            ("frames within a point", frames),
        ]
    }

    init(_ records: [Record]) throws {
        for record in records { compare(try RecordScene(record)) }
    }

    private mutating func compare(_ scene: RecordScene) {
        let record = scene.record
        let expected = record.expected
        let size = expected.size ?? [expected.width ?? .nan, expected.height ?? .nan]
        if size.contains(where: { !$0.isNaN }), size.count == 2 {
            let ours = [scene.size.width, scene.size.height].map { Self.readOff($0, record) }
            let isRight = zip(size, ours).allSatisfy { $0.isNaN || abs($0 - $1) < 0.01 }
            note(isRight, \.sizes, record, "size", size, ours)
        }
        if let pitch = expected.linePitch {
            let ours = scene.linePitch ?? 0
            note(abs(pitch - ours) <= 1 / record.screenScale + 0.01, \.baselines, record, "line pitch", pitch, ours)
        }
        if let radius = expected.cornerRadius {
            let ours = scene.cornerRadius ?? .nan
            note(abs(radius - ours) < 1, \.frames, record, "corner radius", radius, ours)
        }
        if let lines = expected.lastLines { compareLines(lines, scene) }
        if let boxes = expected.wordBoxes { compareBoxes(boxes, scene) }
    }

    /// Rounds a length up to the pixels of the picture that it was read off.
    private static func readOff(_ length: CGFloat, _ record: Record) -> CGFloat {
        guard let scale = record.recordedScale else { return length }
        return (length * scale - 0.01).rounded(.up) / scale
    }

    private mutating func compareLines(_ lines: [String], _ scene: RecordScene) {
        let ours = scene.lines.suffix(lines.count).map { $0.trimmingCharacters(in: .whitespaces) }
        note(lines == ours, \.breaks, scene.record, "last lines", lines, ours)
    }

    private mutating func compareBoxes(_ boxes: [[[CGFloat]]], _ scene: RecordScene) {
        let ours = scene.wordBoxes
        for (index, row) in boxes.enumerated() {
            let shown = ours.indices.contains(index) ? ours[index] : []
            if index < boxes.count - 1 {
                note(
                    row.count == shown.count,
                    \.breaks,
                    scene.record,
                    "words in line \(index + 1)",
                    row.count,
                    shown.count
                )
            }
            for (place, box) in row.enumerated() {
                let near = shown.min { Self.distance($0, box) < Self.distance($1, box) } ?? []
                let isRight = near.count == 2 && Self.distance(near, box) <= 1
                note(isRight, \.frames, scene.record, "word \(place + 1) of line \(index + 1)", box, near)
            }
        }
    }

    private static func distance(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
        max(abs(first[0] - second[0]), abs(first[1] - second[1]))
    }

    private mutating func note(
        _ isRight: Bool,
        _ count: WritableKeyPath<ConformanceScore, Count>,
        _ record: Record,
        _ number: String,
        _ device: some Any,
        _ ours: some Any
    ) {
        self[keyPath: count].add(isRight)
        guard !isRight else { return }
        differences.append(Difference(record: record.id, number: number, device: "\(device)", ours: "\(ours)"))
    }
}
