import Expectations
import Foundation
import ScreenDocumentsCore
import SeededRandom
import Testing

@testable import A2UIProtocol

/// Corrupted streams: a client uses the valid messages and reports the others.
struct HostileStreamTests {
    /// The sample and, where they are, the public examples, a message a line.
    private static let streams: [[String]] = {
        var streams = [Samples.form.map(\.json)]
        if let folder = ConformanceCases.folder {
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("examples").path))
                ?? []
            for name in names.sorted() {
                let list = ConformanceCases.node("examples/\(name)")?.member("messages")?.elementNodes ?? []
                streams.append(list.map { DocumentValue($0).json })
            }
        }
        return streams
    }()

    /// How many streams are damaged; 10,000 in `make nightly`.
    private static let count = ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? 300 : 10_000

    @Test("damaged streams")
    func mutants() {
        let seed = UInt64(2_026)
        var random = SeededGenerator(seed: seed)
        var shown = 0
        for round in 0..<Self.count {
            let recorder = Samples.Recorder()
            for line in Self.streams[random.number(below: Self.streams.count)] {
                recorder.surfaces.process(random.number(below: 3) == 0 ? damaged(line, &random) : line)
            }
            for id in recorder.surfaces.surfaceIDs {
                guard let surface = recorder.surfaces.surface(id) else { continue }
                shown += visit(surface)
                expect(surface.evaluationCount < 5_000, "seed \(seed), round \(round)")
            }
        }
        expect(shown > Self.count, "seed \(seed)")
    }

    @Test("damaged answers, in pieces")
    func answers() {
        let seed = UInt64(5)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<(Self.count / 5) {
            let lines = Self.streams[random.number(below: Self.streams.count)]
            let answer = damaged("Text <a2ui-json>[" + lines.joined(separator: ",") + "]</a2ui-json> end", &random)
            var parser = A2UIStreamParser(.basic)
            var rest = answer[...]
            while !rest.isEmpty {
                let piece = String(rest.prefix(1 + random.number(below: 900)))
                rest = rest.dropFirst(piece.count)
                _ = try? parser.process(piece)
            }
        }
    }

    private func visit(_ surface: A2UISurface) -> Int {
        var waiting = surface.root.map { [$0] } ?? []
        var known: Set<A2UINodeID> = []
        while let id = waiting.popLast(), known.count < 2_000 {
            guard known.insert(id).inserted, let node = surface.node(id) else { continue }
            _ = surface.action(of: id)
            waiting += node.children.values.flatMap { $0 }
        }
        return known.count
    }

    /// A line with some bytes removed, repeated or replaced, or with names and numbers exchanged.
    private func damaged(_ line: String, _ random: inout SeededGenerator) -> String {
        var bytes = Array(line.utf8)
        guard !bytes.isEmpty else { return line }
        for _ in 0...random.number(below: 3) {
            let index = random.number(below: bytes.count)
            let length = random.number(below: 12)
            let range = index..<min(index + length, bytes.count)
            switch random.number(below: 7) {
            case 0: bytes.removeSubrange(range)
            case 1: bytes.insert(contentsOf: Array(bytes[range]), at: index)
            case 2: bytes[index] = UInt8(random.number(below: 256))
            case 3: return exchanged(String(decoding: bytes, as: UTF8.self), &random)
            case 4:
                bytes.insert(
                    contentsOf: Array(
                        ["null", "{}", "[]", "-1e999", "\"root\"", "9e15"][random.number(below: 6)].utf8
                    ),
                    at: index
                )
            case 5: bytes = Array(bytes.prefix(index + 1))
            default: bytes.swapAt(index, random.number(below: bytes.count))
            }
            if bytes.isEmpty { return "" }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func exchanged(_ line: String, _ random: inout SeededGenerator) -> String {
        let pairs = [
            ("\"Text\"", "\"Column\""), ("\"child\"", "\"children\""), ("root", "title"), ("\"path\"", "\"call\""),
            ("/", "//"),
            ("\"value\"", "\"values\""), ("\"Card\"", "\"List\""), (":\"", ":[\""), ("title", "root"), ("v0.9", "v9"),
        ]
        let pair = pairs[random.number(below: pairs.count)]
        return line.replacingOccurrences(of: pair.0, with: pair.1)
    }
}
