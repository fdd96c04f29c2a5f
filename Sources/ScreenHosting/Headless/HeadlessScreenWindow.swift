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

    nonisolated static func checkInstallation() throws {
        try translatingErrors { () throws(HostRenderingError) in try HostFonts.check() }
    }

    func bitmap() throws -> ScreenBitmap {
        let scale = configuration.scale
        let pixels = try Self.translatingErrors { () throws(HostRenderingError) in
            try HostRenderer.pixels(of: window, scale: scale)
        }
        return ScreenBitmap(width: pixels.width, height: pixels.height, bytes: pixels.rgba)
    }

    func data(format: ScreenFileFormat) throws -> Data {
        let scale = configuration.scale
        return try Self.translatingErrors { () throws(HostRenderingError) in
            switch format {
            case .png: try HostRenderer.png(of: window, scale: scale)
            case .svg: try HostRenderer.svg(of: window)
            case .pdf: try HostRenderer.pdf(of: window)
            }
        }
    }

    private nonisolated static func translatingErrors<Result>(
        _ body: () throws(HostRenderingError) -> Result
    ) throws(ScreenRenderingError) -> Result {
        do {
            return try body()
        } catch {
            switch error {
            case .fontsMissing(let message): throw .fontsMissing(message)
            case .nothingToRender(let size, _): throw .emptySize(size)
            case .tooLarge(let width, let height):
                throw .tooLarge(width: width, height: height, limit: ScreenHost.maximumPixelsPerSide)
            case .outOfMemory: throw .writerFailed(error.description)
            }
        }
    }
}
#endif
