import CellCatalog
import Honeycomb
import PositionedJSON
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// A screen of cells hosted in a window.
@MainActor
struct HostedScreen {
    /// The initial height for `auto`, in points: that of a phone. Any value works, since the content determines the
    /// final one.
    private static let firstHeight: CGFloat = 844

    /// The maximum number of layout rounds: measuring cells may change the height again; two rounds are usually enough.
    private static let maximumRounds = 32

    let controller: CellScreenViewController
    let host: ScreenHost

    /// Creates a window for a screen with a fixed height in points.
    ///
    /// - Throws: `ScreenRenderingError` if fonts are missing.
    init(_ controller: CellScreenViewController, configuration: ScreenConfiguration) throws {
        try ScreenHost.checkInstallation()
        self.controller = controller
        host = ScreenHost(controller.inBarIfNeeded, configuration: configuration)
        host.layout()
    }

    /// Creates a window for a screen in the environment of a command line.
    ///
    /// - Parameter maximumHeight: The maximum height for `auto`, in points.
    init(_ controller: CellScreenViewController, options: ScreenOptions, maximumHeight: CGFloat) throws {
        let document = (controller as? DocumentViewController)?.screen.document
        switch options.height {
        case .points(let height):
            try self.init(
                controller,
                configuration: options.configuration(height: height.points, document: document)
            )
        case .automatic:
            try self.init(
                controller,
                configuration: options.configuration(height: Self.firstHeight, document: document)
            )
            try fitContent(maximumHeight: maximumHeight)
        }
    }

    /// Creates a screen in the environment of a command line for measuring, not for drawing: with `auto` it is only as
    /// tall as a phone.
    init(
        _ controller: CellScreenViewController,
        of document: ScreenDocument? = nil,
        measuring options: ScreenOptions
    ) throws {
        let height: CGFloat
        switch options.height {
        case .points(let length): height = length.points
        case .automatic: height = Self.firstHeight
        }
        try self.init(controller, configuration: options.configuration(height: height, document: document))
    }

    /// Shows the document of a command line with its images; on failure prints the problems and exits with status 1.
    static func shown(by options: ScreenOptions) async throws -> HostedScreen {
        let file = try ScreenFile(path: options.screen, vocabulary: options.vocabulary.screenVocabulary())
        let images = options.makeImages()
        let screen = try HostedScreen(
            file.controllerOrExit(in: options.environment),
            options: options,
            maximumHeight: PixelLimit(scale: options.scale.factor).maximumLength
        )
        await images.load()
        if let notice = images.notice { Console.printError(notice) }
        return screen
    }

    /// The size of the picture in pixels.
    var pixelSize: (width: Int, height: Int) {
        let configuration = host.configuration
        return (
            Int((configuration.size.width * configuration.scale).rounded()),
            Int((configuration.size.height * configuration.scale).rounded())
        )
    }

    /// The height of the whole content in points, rounded up to a full pixel; one pixel for an empty screen.
    var contentHeight: CGFloat {
        let collectionView = controller.collectionView
        let insets = collectionView.adjustedContentInset
        let height = collectionView.collectionViewLayout.collectionViewContentSize.height + insets.top + insets.bottom
        let scale = host.configuration.scale
        return max(1, (height * scale).rounded(.up)) / scale
    }

    /// Makes the window as high as the content.
    func fitContent(maximumHeight: CGFloat = .infinity) throws {
        try settle { height in
            // Unmeasured rows have estimated heights, so the content is too high only if it was laid out at the limit.
            if height > maximumHeight, host.configuration.size.height >= maximumHeight {
                let limit = PixelLimit(scale: host.configuration.scale)
                throw CommandFailure(
                    limit.errorMessage(forLength: height, "The content, \(Double(height).shortest) points high,") ?? ""
                )
            }
            return min(height, maximumHeight)
        }
    }

    /// Makes the window as high as the content, or so high where the content is higher.
    func fitContent(upTo limit: CGFloat) throws {
        try settle { min($0, limit) }
    }

    /// Gives the window heights that depend on that of the content, until both agree.
    private func settle(_ windowHeight: (_ contentHeight: CGFloat) throws -> CGFloat) throws {
        for _ in 0..<Self.maximumRounds {
            let content = contentHeight
            guard content != host.configuration.size.height else { return }
            let height = try windowHeight(content)
            guard height != host.configuration.size.height else { return }
            host.configuration.size.height = height
            host.layout()
        }
        throw CommandFailure("The height of the content does not settle; give a --height.")
    }

    /// Draws the spacings over the screen.
    func showSpacings() {
        SpacingOverlayView().show(on: controller)
        host.layout()
    }
}
