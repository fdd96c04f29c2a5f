import FigmaFiles
import Honeycomb
import ScreenDocuments

/// A document on a screen as wide as a design, and where its elements are.
@MainActor
struct FigmaScreen {
    let screen: HostedScreen
    let design: DesignScreen

    /// The height of the window, in points; elements are measured all the way down.
    private static let height: CGFloat = 844

    init(_ file: ScreenFile, width: Length, _ environment: EnvironmentOptions) async throws {
        let theme = try environment.cellTheme()
        let document = try file.documentOrExit(theme: theme)
        let state = document.state(theme: theme)
        let images = ScreenImages.install(loadsImages: false)
        let size = CGSize(width: width.points, height: Self.height)
        screen = try HostedScreen(
            CellScreenViewController(state: state, theme: theme),
            configuration: environment.configuration(size: size, scale: 2, document: document)
        )
        design = try await DesignScreen(of: state, on: screen, images: images)
    }
}
