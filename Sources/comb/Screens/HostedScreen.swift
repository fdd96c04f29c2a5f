import Honeycomb
import ScreenHosting

/// A screen of cells in a window of its own.
@MainActor
struct HostedScreen {
    /// Where `auto` begins: the height of a phone. Anything would do, since the content decides in the end.
    private static let firstHeight: CGFloat = 844

    /// Cells are measured once they are in the window, which may change the height again; it settles in two rounds as a rule.
    private static let maximumRounds = 32

    let controller: CellScreenViewController
    let host: ScreenHost

    /// Shows a screen at a fixed height in points.
    ///
    /// - Throws: `ScreenRenderingError` where fonts are missing.
    init(_ controller: CellScreenViewController, configuration: ScreenConfiguration) throws {
        try ScreenHost.checkInstallation()
        self.controller = controller
        host = ScreenHost(controller, configuration: configuration)
        host.layout()
    }

    /// Shows a screen in the environment that a command line describes.
    ///
    /// - Parameter maximumHeight: What `auto` may come to, in points.
    init(_ controller: CellScreenViewController, options: ScreenOptions, maximumHeight: CGFloat) throws {
        switch options.height {
        case .points(let height):
            try self.init(controller, configuration: options.configuration(height: height.points))
        case .automatic:
            try self.init(controller, configuration: options.configuration(height: Self.firstHeight))
            try fitContent(maximumHeight: maximumHeight)
        }
    }

    /// Shows a screen in the environment that a command line describes, to be measured and not drawn: with `auto` it is only as
    /// high as a phone.
    init(_ controller: CellScreenViewController, measuring options: ScreenOptions) throws {
        let height: CGFloat
        switch options.height {
        case .points(let length): height = length.points
        case .automatic: height = Self.firstHeight
        }
        try self.init(controller, configuration: options.configuration(height: height))
    }

    /// The size of the picture in pixels.
    var pixelSize: (width: Int, height: Int) {
        let configuration = host.configuration
        return (
            Int((configuration.size.width * configuration.scale).rounded()),
            Int((configuration.size.height * configuration.scale).rounded())
        )
    }

    /// The height of the whole content in points, up to a full pixel; an empty screen has one pixel.
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
            // Rows that were not measured yet are counted with an estimate, so only what has been laid out at the limit is too high.
            if height > maximumHeight, host.configuration.size.height >= maximumHeight {
                let limit = PixelLimit(scale: host.configuration.scale)
                throw CommandFailure(
                    limit.objection(to: height, "The content, \(Double(height).shortest) points high,") ?? ""
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
    func showSpacings(_ spacings: ScreenSpacings) {
        let overlay = SpacingOverlayView(gaps: spacings.gaps, spacing: controller.theme.spacing)
        let content = CGRect(
            origin: .zero,
            size: controller.collectionView.collectionViewLayout.collectionViewContentSize
        )
        overlay.frame = controller.view.convert(content, from: controller.collectionView)
        controller.view.addSubview(overlay)
        host.layout()
    }
}
