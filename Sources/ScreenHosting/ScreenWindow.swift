import PortableUIKit

/// The platform-specific part of a ``ScreenHost``: creates a window without a display and draws it.
@MainActor
protocol ScreenWindow: AnyObject {
    /// Throws if resources that every screen needs are not installed.
    nonisolated static func checkInstallation() throws

    /// What pixels depend on besides the screen, one name and value per line.
    static func rendererFingerprint() throws -> String

    /// Shows a view controller in a window.
    init(window: UIWindow, rootViewController: UIViewController, configuration: ScreenConfiguration)

    /// The window that shows the view controller.
    var window: UIWindow { get }

    /// Applies a new size or new traits.
    func update(with configuration: ScreenConfiguration)

    /// Runs all pending layout passes.
    func layout()

    /// The window's pixels at the configuration's scale.
    func bitmap() throws -> ScreenBitmap

    /// The window's pixels at the configuration's scale, not yet encoded.
    func picture() throws -> ScreenPicture

    /// Returns the pixels of a PNG file; nil if the data is damaged.
    nonisolated static func bitmap(png: Data) -> ScreenBitmap?

    /// The window's contents as a file in a format.
    func data(format: ScreenFileFormat, isSmall: Bool) throws -> Data
}
