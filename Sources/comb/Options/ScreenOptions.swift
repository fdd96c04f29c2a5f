import ArgumentParser
import Honeycomb
import ScreenHosting

/// The screen to show and the environment to show it in: the flags that `render` and `inspect` share.
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

    @Option(help: ArgumentHelp("The number of pixels in a point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @Option(help: "The appearance of the screen.")
    var appearance = Appearance.light

    @Option(help: "The direction of the layout.")
    var direction = Direction.ltr

    @Option(help: "The text size that the reader prefers.")
    var textSize = TextSize.large

    func validate() throws {
        let limit = PixelLimit(scale: scale.factor)
        var objection = limit.objection(to: width.points, "--width \(width)")
        if case .points(let height) = height, objection == nil {
            objection = limit.objection(to: height.points, "--height \(height)")
        }
        if let objection { throw ValidationError(objection) }
    }

    /// The environment for a screen of a height in points.
    func configuration(height: CGFloat) -> ScreenConfiguration {
        ScreenConfiguration(
            size: CGSize(width: width.points, height: height),
            scale: scale.factor,
            appearance: appearance.style,
            layoutDirection: direction.layoutDirection,
            contentSizeCategory: textSize.category
        )
    }
}
