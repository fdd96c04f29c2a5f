import ArgumentParser
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// The screen to show and its environment: the options shared by `render` and `inspect`.
struct ScreenOptions: ParsableArguments {
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

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @Flag(
        help: """
            Load the images that the document gives by address, for at most \
            \(ScreenImages.timeLimit.components.seconds) seconds in all. Without it they are drawn as placeholders.
            """
    )
    var loadImages = false

    /// The one place where a command chooses what loads images.
    @MainActor
    func makeImages() -> ScreenImages {
        ScreenImages.install(loadsImages: loadImages)
    }

    func validate() throws {
        let limit = PixelLimit(scale: scale.factor)
        var errorMessage = limit.errorMessage(forLength: width.points, "--width \(width)")
        if case .points(let height) = height, errorMessage == nil {
            errorMessage = limit.errorMessage(forLength: height.points, "--height \(height)")
        }
        if let errorMessage { throw ValidationError(errorMessage) }
    }

    /// Returns the configuration for the screen of a document with a height in points.
    @MainActor
    func configuration(height: CGFloat, document: ScreenDocument?) -> ScreenConfiguration {
        environment.configuration(
            size: CGSize(width: width.points, height: height),
            scale: scale.factor,
            document: document
        )
    }
}
