import CairoBaseline
import Figures
import Foundation
@_spi(Host) import HeadlessUIKit

/// Prints the cost of lists as ratios to plain Pango and Cairo in the same run; exits with status 1 above a limit.
///
/// Arguments select measurements (`memory`, `first-frames`, `scrolling`, `applying`); the default is all of them.
/// `--picture FILE` writes the measured screen as a PNG file instead.
@main
enum ListFigures {
    private static let groups = ["memory", "first-frames", "scrolling", "applying"]

    @MainActor
    static func main() throws {
        // Uses the headless fonts in the whole process, so that the baseline shapes with the same files.
        try HostFonts.check()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == "--picture" {
            let screen = ListScreen()
            try screen.show(Rows.state(count: 100))
            try screen.png().write(to: URL(fileURLWithPath: arguments[1]))
            return
        }
        let unknown = arguments.filter { !groups.contains($0) }
        guard unknown.isEmpty else {
            print("Unknown: \(unknown.joined(separator: ", ")); there are \(groups.joined(separator: ", ")).")
            exit(2)
        }
        var isOverLimit = false
        for group in arguments.isEmpty ? groups : arguments {
            isOverLimit = Figure.report(try figures(of: group)) || isOverLimit
        }
        exit(isOverLimit ? 1 : 0)
    }

    @MainActor
    private static func figures(of group: String) throws -> [Figure] {
        switch group {
        case "memory": try MemoryFigures.figures()
        case "first-frames": try FirstFrames.figures()
        case "scrolling": try ScrollFrames.figures()
        default: try Applications.figures()
        }
    }
}
