#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

typealias PlatformWindow = HeadlessScreenWindow

/// A window of `HeadlessUIKit`, which needs no display.
@MainActor
final class HeadlessScreenWindow: ScreenWindow {
    let window: UIWindow

    private var configuration: ScreenConfiguration

    init(rootViewController: UIViewController, configuration: ScreenConfiguration) {
        self.configuration = configuration
        window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
        window.hostTraits = configuration.traitCollection
        window.hostSafeAreaInsets = configuration.safeAreaInsets
        window.rootViewController = rootViewController
        window.isHidden = false
    }

    func update(with configuration: ScreenConfiguration) {
        self.configuration = configuration
        window.frame = CGRect(origin: .zero, size: configuration.size)
        window.hostTraits = configuration.traitCollection
        window.hostSafeAreaInsets = configuration.safeAreaInsets
        layout()
    }

    func layout() {
        window.hostLayout()
    }

    func bitmap() throws -> ScreenBitmap {
        let pixels = try HostRenderer.pixels(of: window, scale: configuration.scale)
        return ScreenBitmap(width: pixels.width, height: pixels.height, bytes: pixels.rgba)
    }

    func data(format: ScreenFileFormat) throws -> Data {
        switch format {
        case .png: return try HostRenderer.png(of: window, scale: configuration.scale)
        case .svg: return try HostRenderer.svg(of: window)
        case .pdf: return try HostRenderer.pdf(of: window)
        }
    }
}
#endif
