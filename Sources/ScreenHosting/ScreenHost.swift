import PortableUIKit

/// A window without a display that shows a view controller at a size, scale and traits, and renders it.
///
/// ```swift
/// let host = ScreenHost(viewController, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
/// let png = try host.data(format: .png)
/// ```
///
/// Where UIKit is headless, a host also sends touches and advances the window's clock; time stops between calls of
/// ``advance(by:)``.
@MainActor
public final class ScreenHost {
    /// The maximum width and height of a rendered picture, in pixels.
    public nonisolated static let maximumPixelsPerSide = 16_384

    /// The view controller to show.
    public let viewController: UIViewController

    /// The simulated device; a change resizes the window and updates the traits.
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

    /// What is told of touches and time, such as a recording. On Apple platforms it is told of time only.
    package weak var observer: (any ScreenObserver)?

    let platformWindow: PlatformWindow

    /// Creates a host that shows a view controller in its own window.
    public convenience init(_ viewController: UIViewController, configuration: ScreenConfiguration) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
        self.init(viewController, in: window, configuration: configuration)
    }

    /// Creates a host that shows a view controller in a given window.
    init(_ viewController: UIViewController, in window: UIWindow, configuration: ScreenConfiguration) {
        self.viewController = viewController
        self.configuration = configuration
        platformWindow = PlatformWindow(
            window: window,
            rootViewController: viewController,
            configuration: configuration
        )
        platformWindow.layout()
    }

    /// Checks that the resources every screen needs are installed. Without fonts, measuring the first text ends the
    /// program.
    ///
    /// - Throws: ``ScreenRenderingError/fontsMissing(_:)`` if UIKit is headless and its fonts are missing.
    public nonisolated static func checkInstallation() throws {
        try PlatformWindow.checkInstallation()
    }

    /// Runs all pending layout passes, as UIKit does before it draws a frame.
    public func layout() {
        platformWindow.layout()
    }

    /// Renders the screen to a bitmap.
    ///
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func bitmap() throws -> ScreenBitmap {
        try checkSize(scale: configuration.scale)
        layout()
        return try platformWindow.bitmap()
    }

    /// Renders the screen to a picture that is encoded when it is asked for, and that lasts until the host draws again.
    ///
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    package func picture() throws -> ScreenPicture {
        try checkSize(scale: configuration.scale)
        layout()
        return try platformWindow.picture()
    }

    /// Renders the screen to the contents of a file.
    ///
    /// - Parameters:
    ///   - format: The file format.
    ///   - isSmall: Whether a PNG may take several times as long to become smaller; its pixels are the same.
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large, or the platform cannot write the format.
    public func data(format: ScreenFileFormat, isSmall: Bool = false) throws -> Data {
        try checkSize(scale: format == .png ? configuration.scale : 1)
        layout()
        return try platformWindow.data(format: format, isSmall: isSmall)
    }

    /// The number of intervals in a duration; 0 for an interval that is not greater than 0, at most 1,000.
    static func intervalCount(during duration: Double, every interval: Double) -> Int {
        guard interval > 0, duration > 0 else { return 0 }
        return Int(min((duration / interval + 0.001).rounded(.down), 1_000))
    }

    private func checkSize(scale: CGFloat) throws {
        let size = configuration.size
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        // Written so that NaN fails too.
        guard width >= 1, height >= 1 else { throw ScreenRenderingError.emptySize(size) }
        let limit = CGFloat(Self.maximumPixelsPerSide)
        guard width <= limit, height <= limit else {
            throw ScreenRenderingError.tooLarge(width: width, height: height, limit: Self.maximumPixelsPerSide)
        }
    }
}
