import DiffShapes
import Foundation

/// Prints what differences cost as a share of inserting all identities into sets, and exits with 1 over a limit.
///
/// Arguments restrict the shapes, all of them are measured without.
@main
enum DiffShares {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let unknown = arguments.filter { !Shape.names.contains($0) }
        guard unknown.isEmpty else {
            print(
                "Unknown shapes \(unknown.joined(separator: ", ")); there are \(Shape.names.joined(separator: ", "))."
            )
            exit(2)
        }
        var isOverLimit = false
        for name in arguments.isEmpty ? Shape.names : Array(arguments) {
            guard let shape = Shape.named(name) else { continue }
            // Spelled out for every kind: code specialised for a type is what an app runs, and what is measured here.
            let shares = [
                Share(shape, IntKind.self), Share(shape, StringKind.self),
                Share(shape, UUIDKind.self), Share(shape, ErasedStringKind.self),
            ]
            for share in shares {
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
