import DiffShapes
import Foundation

/// Prints what differences cost as a share of inserting all identities into sets, and exits with 1 over a limit.
///
/// Arguments restrict it to shapes (`b2`) or to single lines of the output (`b2/String`).
@main
enum DiffShares {
    /// Spelled out for every kind: code specialised for a type is what an app runs, and what is measured here.
    private static let measurements: [(identity: String, share: @Sendable (Shape) -> Share)] = [
        (IntKind.name, { Share($0, IntKind.self) }),
        (StringKind.name, { Share($0, StringKind.self) }),
        (UUIDKind.name, { Share($0, UUIDKind.self) }),
        (ErasedStringKind.name, { Share($0, ErasedStringKind.self) }),
    ]

    static func main() {
        let arguments = Set(CommandLine.arguments.dropFirst())
        let lines = Shape.names.flatMap { name in [name] + measurements.map { "\(name)/\($0.identity)" } }
        let unknown = arguments.subtracting(lines)
        guard unknown.isEmpty else {
            print("Unknown: \(unknown.sorted().joined(separator: ", ")). Known: \(lines.joined(separator: ", ")).")
            exit(2)
        }
        var isOverLimit = false
        for name in Shape.names {
            let selected = measurements.filter { measurement in
                arguments.isEmpty || !arguments.isDisjoint(with: [name, "\(name)/\(measurement.identity)"])
            }
            guard !selected.isEmpty, let shape = Shape.named(name) else { continue }
            for measurement in selected {
                let share = measurement.share(shape)
                isOverLimit = isOverLimit || share.isOverLimit
                print(line(of: share))
            }
        }
        exit(isOverLimit ? 1 : 0)
    }

    private static func line(of share: Share) -> String {
        let limit = share.limit.map { rounded($0, digits: 2) } ?? "–"
        let time =
            "\(rounded(share.plan / .milliseconds(1), digits: 3)) ms of"
            + " \(rounded(share.yardstick / .milliseconds(1), digits: 3)) ms"
        let verdict = share.isOverLimit ? " OVER" : ""
        return
            "diff/\(share.shape)/\(share.identity) \(rounded(share.value, digits: 3)) (limit \(limit)) \(time)\(verdict)"
    }

    private static func rounded(_ value: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
