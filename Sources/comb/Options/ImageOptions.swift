import ArgumentParser

/// Whether images by address are loaded: the flag of all commands that draw or measure documents.
struct ImageOptions: ParsableArguments {
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
}
