import Foundation
import ScreenHosting

/// Writes messages to pages.
enum ServerMessage {
    private struct Envelope<Values: Encodable>: Encodable {
        let type: String
        let values: Values
    }

    /// Returns a text message of a type with values.
    static func text(_ type: String, _ values: some Encodable & Sendable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Envelope(type: type, values: values)) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    /// A build of the program that has the screens.
    struct Build: Encodable, Sendable {
        enum State: String, Encodable {
            case building, failed, done
        }
        var state: State
        /// What the compiler reports.
        var problems: [String] = []
        /// How long it took, in seconds.
        var seconds: Double?
        /// The time from its end to the first picture, in milliseconds.
        var milliseconds: Double?
    }

    /// The end of the process that has the screens.
    struct Ended: Encodable, Sendable {
        let reason: String
        /// What the process printed last.
        let output: String
        /// Whether another process goes on to show screens.
        let isServed: Bool
    }

    /// An input that a frame shows.
    struct FrameInput {
        let number: Int
        /// When it arrived.
        let time: ContinuousClock.Instant
    }

    private struct FrameHeader: Encodable {
        struct Patch: Encodable {
            let x: Int, y: Int, width: Int, height: Int, length: Int
        }
        struct Move: Encodable {
            let x: Int, y: Int, width: Int, height: Int, dx: Int, dy: Int
        }
        let device: Int
        let width: Int
        let height: Int
        let move: Move?
        let patches: [Patch]
        /// The number of the last input that the frame shows.
        let input: Int?
        /// How long the server took for the frame, in milliseconds: from the input to layout, layout, painting and encoding.
        let times: [Double]
    }

    /// Returns a frame as a binary message: the length of the header in four bytes, the header as JSON, the PNG files.
    static func frame(
        _ update: ScreenUpdate,
        device: Int,
        pixels: (width: Int, height: Int),
        input: FrameInput? = nil,
        start: ContinuousClock.Instant = .now
    ) -> Data {
        let durations = update.durations
        let waited = input.map { ($0.time.duration(to: start)).seconds } ?? 0
        let header = FrameHeader(
            device: device,
            width: pixels.width,
            height: pixels.height,
            move: update.move.map { move in
                FrameHeader.Move(
                    x: move.target.x,
                    y: move.target.y,
                    width: move.target.width,
                    height: move.target.height,
                    dx: move.dx,
                    dy: move.dy
                )
            },
            patches: update.patches.map { patch in
                FrameHeader.Patch(
                    x: patch.rect.x,
                    y: patch.rect.y,
                    width: patch.rect.width,
                    height: patch.rect.height,
                    length: patch.png.count
                )
            },
            input: input?.number,
            times: [waited, durations.layout, durations.painting, durations.encoding].map { seconds in
                (seconds * 100_000).rounded() / 100
            }
        )
        let json = (try? JSONEncoder().encode(header)) ?? Data()
        var data = Data(capacity: json.count + 4 + update.patches.reduce(0) { $0 + $1.png.count })
        Swift.withUnsafeBytes(of: UInt32(json.count).bigEndian) { data.append(contentsOf: $0) }
        data.append(json)
        for patch in update.patches { data.append(patch.png) }
        return data
    }
}
