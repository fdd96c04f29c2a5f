import CairoFloor
import Figures
import Foundation
@_spi(Host) import HeadlessUIKit

/// Prints what lists cost, as ratios to plain Pango and Cairo in the same run, and exits with 1 over a limit.
///
/// `--picture FILE` writes what is measured as a PNG file first.
@main
enum ListFigures {
    @MainActor
    static func main() throws {
        // Makes the headless fonts the ones of the process, so that the floor shapes with the same files.
        try HostFonts.check()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == "--picture" {
            let screen = ListScreen()
            try screen.show(Rows.state(count: 100))
            try screen.png().write(to: URL(fileURLWithPath: arguments[1]))
            return
        }
        let floor = FloorList(width: 390, height: 844, scale: ListScreen.scale)
        var isOverLimit = Figure.report(try MemoryFigures.figures())
        isOverLimit = Figure.report(try FirstFrames.figures(floor: floor)) || isOverLimit
        isOverLimit = Figure.report(try ScrollFrames.figures()) || isOverLimit
        isOverLimit = Figure.report(try Applications.figures(floor: floor)) || isOverLimit
        exit(isOverLimit ? 1 : 0)
    }
}
