import DiffShapes
import Foundation

/// Prints the cost of differences as a share of inserting all identities into sets; exits with status 1 above a limit.
///
/// Arguments restrict it to shapes (`b2`) or to single lines of the output (`b2/String`).
@main
enum DiffShares {
    /// A line of the output, selectable by name.
    private struct Line {
        let shape: String
        let name: String
        let measure: @Sendable (Shape) -> Share

        init<Kind: IdentityKind>(_ shape: String, _ kind: Kind.Type) {
            self.shape = shape
            name = "\(shape)/\(Kind.name)"
            measure = { Share($0, kind) }
        }
    }

    /// Written out for each kind: apps run code that is specialized for a type, so that is measured here.
    private static let lines = Shape.names.flatMap {
        [Line($0, IntKind.self), Line($0, StringKind.self), Line($0, UUIDKind.self), Line($0, ErasedStringKind.self)]
    }

    static func main() throws {
        let arguments = Set(CommandLine.arguments.dropFirst())
        let known = Shape.names + lines.map(\.name)
        let unknown = arguments.subtracting(known)
        guard unknown.isEmpty else {
            print("Unknown: \(unknown.sorted().joined(separator: ", ")). Known: \(known.joined(separator: ", ")).")
            exit(2)
        }
        let selected = lines.filter { line in
            arguments.isEmpty || arguments.contains(line.shape) || arguments.contains(line.name)
        }
        if let only = selected.first, selected.count == 1 {
            exit(isWithinLimit(only) ? 0 : 1)
        }
        let statuses = try selected.map(statusOfProcess)
        exit(statuses.max() ?? 0)
    }

    /// Measures a line in a separate process. In this process, earlier measurements would have fragmented the memory:
    /// the strings of a list would be scattered, and the cost of that would depend on the order of measurements.
    private static func statusOfProcess(for line: Line) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [line.name]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Measures and prints a line.
    private static func isWithinLimit(_ line: Line) -> Bool {
        guard let shape = Shape.named(line.shape) else { return false }
        let share = line.measure(shape)
        print(self.line(of: share))
        return !share.isOverLimit
    }

    private static func line(of share: Share) -> String {
        let limit = share.limit.map { rounded($0, digits: 2) } ?? "–"
        let time =
            "\(rounded(share.plan / .milliseconds(1), digits: 3)) ms of"
            + " \(rounded(share.baseline / .milliseconds(1), digits: 3)) ms"
        let verdict = share.isOverLimit ? " OVER" : ""
        return
            "diff/\(share.shape)/\(share.identity) \(rounded(share.value, digits: 3)) (limit \(limit)) \(time)\(verdict)"
    }

    private static func rounded(_ value: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
