import PortableUIKit

/// What a platform does for a ``ScreenHost``: makes a window without a display and draws it.
@MainActor
protocol ScreenWindow: AnyObject {
    /// Throws where something that every screen needs is not installed.
    nonisolated static func checkInstallation() throws

    init(rootViewController: UIViewController, configuration: ScreenConfiguration)

    /// The window that shows the view controller.
    var window: UIWindow { get }

    /// Takes over another size or other traits.
    func update(with configuration: ScreenConfiguration)

    /// Runs all pending layout passes.
    func layout()

    /// The window's pixels at the configuration's scale.
    func bitmap() throws -> ScreenBitmap

    /// The window as a file of the format.
    func data(format: ScreenFileFormat, isSmall: Bool) throws -> Data
}
