import PortableUIKit

/// A window without a display: shows a view controller at a size, scale and traits, and renders it.
///
/// ```swift
/// let host = ScreenHost(viewController, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
/// let png = try host.data(format: .png)
/// ```
///
/// Where UIKit is headless, a host also sends touches and advances the window's clock; time stands still between
/// two calls of ``advance(by:)``.
@MainActor
public final class ScreenHost {
    /// The most pixels that a rendered picture may have on one side.
    public nonisolated static let maximumPixelsPerSide = 16_384

    /// The view controller that is shown.
    public let viewController: UIViewController

    /// The device that the screen is shown on; a change resizes the window and passes new traits down.
    public var configuration: ScreenConfiguration {
        didSet {
            guard configuration != oldValue else { return }
            platformWindow.update(with: configuration)
        }
    }

    /// The window that shows the view controller.
    public var window: UIWindow {
        platformWindow.window
    }

    let platformWindow: PlatformWindow

    /// Shows a view controller in a window of its own.
    public init(_ viewController: UIViewController, configuration: ScreenConfiguration) {
        self.viewController = viewController
        self.configuration = configuration
        platformWindow = PlatformWindow(rootViewController: viewController, configuration: configuration)
        platformWindow.layout()
    }

    /// Checks that what every screen needs is installed. Without it the first text that is measured ends the program.
    ///
    /// - Throws: ``ScreenRenderingError/fontsMissing(_:)`` where UIKit is headless and its fonts are missing.
    public nonisolated static func checkInstallation() throws {
        try PlatformWindow.checkInstallation()
    }

    /// Runs all pending layout passes, as UIKit does before it draws a frame.
    public func layout() {
        platformWindow.layout()
    }

    /// The screen's pixels.
    ///
    /// - Throws: ``ScreenRenderingError`` where the size is empty or too large.
    public func bitmap() throws -> ScreenBitmap {
        try checkSize(scale: configuration.scale)
        layout()
        return try platformWindow.bitmap()
    }

    /// The screen as the contents of a file.
    ///
    /// - Parameters:
    ///   - format: What kind of file.
    ///   - isSmall: Whether a PNG may take several times as long to become smaller. Its pixels are the same.
    /// - Throws: ``ScreenRenderingError`` where the size is empty or too large, or the platform cannot write the format.
    public func data(format: ScreenFileFormat, isSmall: Bool = false) throws -> Data {
        try checkSize(scale: format == .png ? configuration.scale : 1)
        layout()
        return try platformWindow.data(format: format, isSmall: isSmall)
    }

    private func checkSize(scale: CGFloat) throws {
        let size = configuration.size
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        // Written so that not-a-number fails too.
        guard width >= 1, height >= 1 else { throw ScreenRenderingError.emptySize(size) }
        let limit = CGFloat(Self.maximumPixelsPerSide)
        guard width <= limit, height <= limit else {
            throw ScreenRenderingError.tooLarge(width: width, height: height, limit: Self.maximumPixelsPerSide)
        }
    }
}
