import ArgumentParser
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// A command that shows a screen. It declares the groups of `ScreenOptions` itself: in debug builds, the time that the parser needs
/// to check groups of options grows fourfold with each group around them.
protocol ScreenCommand: AsyncParsableCommand {
    var arguments: ScreenArguments { get }
    var environment: EnvironmentOptions { get }
    var vocabulary: VocabularyOptions { get }
}

extension ScreenCommand {
    var options: ScreenOptions {
        var options = ScreenOptions()
        options.arguments = arguments
        options.environment = environment
        options.vocabulary = vocabulary
        return options
    }
}

/// The screen to show and its environment.
@dynamicMemberLookup
struct ScreenOptions: ParsableArguments {
    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    subscript<Value>(dynamicMember member: KeyPath<ScreenArguments, Value>) -> Value {
        arguments[keyPath: member]
    }

    /// The one place where a command chooses what loads images.
    @MainActor
    func makeImages() -> ScreenImages {
        ScreenImages.install(loadsImages: arguments.loadImages)
    }

    /// Returns the configuration for the screen of a document with a height in points.
    @MainActor
    func configuration(height: CGFloat, document: ScreenDocument?) -> ScreenConfiguration {
        environment.configuration(
            size: CGSize(width: arguments.width.points, height: height),
            scale: arguments.scale.factor,
            document: document
        )
    }
}

/// The screen to show and its size: the arguments shared by `render` and `inspect`.
struct ScreenArguments: ParsableArguments {
    @Argument(help: "The screen document, a JSON file.", completion: .file(extensions: ["json"]))
    var screen: String

    @Option(help: ArgumentHelp("The width of the screen in points.", valueName: "points"))
    var width = Length(points: 390)

    @Option(
        help: ArgumentHelp(
            "The height of the screen in points, or auto for the whole content.",
            valueName: "auto|points"
        )
    )
    var height = ScreenHeight.automatic

    @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @Flag(
        help: """
            Load the images that the document gives by address, for at most \
            \(ScreenImages.timeLimit.components.seconds) seconds in all. Without it they are drawn as placeholders.
            """
    )
    var loadImages = false

    func validate() throws {
        let limit = PixelLimit(scale: scale.factor)
        var errorMessage = limit.errorMessage(forLength: width.points, "--width \(width)")
        if case .points(let height) = height, errorMessage == nil {
            errorMessage = limit.errorMessage(forLength: height.points, "--height \(height)")
        }
        if let errorMessage { throw ValidationError(errorMessage) }
    }
}
