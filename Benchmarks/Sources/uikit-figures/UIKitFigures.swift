import Figures
import Foundation
@_spi(Host) import HeadlessUIKit

/// Prints the cost of headless UIKit as ratios to plain Pango and Cairo in the same run; exits with status 1 above a
/// limit.
///
/// `--picture FILE` writes the painted screen as a PNG file first; `--repeat COUNT` paints it that many times, for a
/// profiler.
@main
enum UIKitFigures {
    @MainActor
    static func main() throws {
        // Uses the headless fonts in the whole process, so that the baseline shapes with the same files.
        try HostFonts.check()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == "--picture" {
            let screen = RowScreen()
            try screen.paintAll()
            try screen.png().write(to: URL(fileURLWithPath: arguments[1]))
            return
        }
        if arguments.count == 2, arguments[0] == "--repeat" {
            let screen = RowScreen()
            for _ in 0..<(Int(arguments[1]) ?? 1) { try screen.paintAll() }
            return
        }
        var isOverLimit = Figure.report(LabelFigures.figures())
        isOverLimit = Figure.report(try PaintFigures.figures()) || isOverLimit
        isOverLimit = Figure.report(try PNGFigures.figures()) || isOverLimit
        exit(isOverLimit ? 1 : 0)
    }
}
