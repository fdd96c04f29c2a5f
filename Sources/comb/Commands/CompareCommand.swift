import ArgumentParser
import Foundation
import Honeycomb
import ScreenHosting

/// `comb compare`: a screen and the picture that it is to look like.
struct CompareCommand: ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compares a screen with a mock-up.",
        discussion: """
            The mock-up may have any size and scale: it is as wide as the screen, or --mockup-width points, keeps its aspect, and \
            begins at --offset. What is outside of it is not compared.

            Writes a picture with the screen, the mock-up, the mock-up over the screen, and the difference, with the pixels that \
            differ in red. Prints the share of differing pixels, and a line for each element that differs, the most different first: \
            SCREEN.json:/sections/0/items/2: "Title" [16 20 80 20]: 34 % differ. With --maximum, the exit status is 1 if more \
            percent of the pixels differ.
            """
    )

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @Argument(help: "The mock-up: a PNG or JPEG file.", completion: .file(extensions: ["png", "jpg", "jpeg"]))
    var mockup: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The picture to write, a PNG; by default SCREEN.compare.png.", valueName: "file")
    )
    var output: String?

    @Option(help: "What the picture shows: all, beside, over or difference.")
    var mode = Mode.all

    @Option(
        help: ArgumentHelp("The width of the mock-up in points; by default that of the screen.", valueName: "points")
    )
    var mockupWidth: Length?

    @Option(
        help: ArgumentHelp(
            "Where the mock-up begins, in points: 0,44; with a minus as --offset=-8,0.",
            valueName: "x,y"
        )
    )
    var offset = Offset(point: .zero)

    @Option(help: "How much a channel of a pixel may differ, from 0 to 1.")
    var tolerance = 0.1

    @Option(help: ArgumentHelp("The greatest share of differing pixels without a failure.", valueName: "percent"))
    var maximum: Double?

    /// What the picture shows.
    enum Mode: String, ExpressibleByArgument, CaseIterable {
        case all, beside, over, difference
    }

    /// Two numbers with a comma.
    struct Offset: ExpressibleByArgument, CustomStringConvertible {
        let point: CGPoint

        init(point: CGPoint) {
            self.point = point
        }

        init?(argument: String) {
            let numbers = argument.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
            let limit = 100_000.0
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) <= limit, abs(y) <= limit else {
                return nil
            }
            point = CGPoint(x: x, y: y)
        }

        var description: String { "\(Double(point.x).shortest),\(Double(point.y).shortest)" }
    }

    func validate() throws {
        guard (0...1).contains(tolerance) else { throw ValidationError("--tolerance is from 0 to 1.") }
        if let maximum, !(0...100).contains(maximum) { throw ValidationError("--maximum is from 0 to 100.") }
    }

    @MainActor
    func run() async throws {
        let screen = try await HostedScreen.shown(by: options)
        let picture = try Self.image(mockup)
        let width = mockupWidth?.points ?? options.width.points
        let comparison = try MockupComparison(
            screen,
            mockup: picture,
            frame: CGRect(
                origin: offset.point,
                size: CGSize(width: width, height: width * picture.size.height / picture.size.width)
            ),
            tolerance: tolerance
        )
        let name = URL(fileURLWithPath: options.screen).deletingPathExtension().lastPathComponent
        let path = output ?? "\(name).compare.png"
        try OutputFile.write(try comparison.picture(mode), to: path)
        print("\(path): \(MockupComparison.percent(comparison.share)) of the pixels differ")
        for element in comparison.elements { print("\(options.screen):\(element)") }
        if let maximum, comparison.share * 100 > maximum { throw ExitCode.failure }
    }

    /// Reads a picture.
    static func image(_ mockup: String) throws -> UIImage {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: mockup))
        } catch {
            throw CommandFailure("\(mockup): error: the file cannot be read: \(error.reason)")
        }
        guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else {
            throw CommandFailure("\(mockup): error: the file is no picture that can be read")
        }
        return image
    }
}
