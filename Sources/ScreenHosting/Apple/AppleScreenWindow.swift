#if canImport(UIKit)
import UIKit

typealias PlatformWindow = AppleScreenWindow

/// A `UIWindow` whose root passes the configuration's traits to the hosted view controller.
@MainActor
final class AppleScreenWindow: ScreenWindow {
    let window: UIWindow

    nonisolated static func checkInstallation() throws {}

    private let root = UIViewController()
    private let hosted: UIViewController
    private var configuration: ScreenConfiguration

    init(window: UIWindow, rootViewController: UIViewController, configuration: ScreenConfiguration) {
        hosted = rootViewController
        self.configuration = configuration
        self.window = window
        // A view controller cannot be the root of a window and a child at once.
        if window.rootViewController === hosted { window.rootViewController = nil }
        root.addChild(hosted)
        root.view.addSubview(hosted.view)
        hosted.didMove(toParent: root)
        window.rootViewController = root
        window.isHidden = false
        update(with: configuration)
    }

    func update(with configuration: ScreenConfiguration) {
        self.configuration = configuration
        window.frame = CGRect(origin: .zero, size: configuration.size)
        window.overrideUserInterfaceStyle = configuration.appearance
        // Before iOS 17 only a parent view controller can override the text size and the layout direction.
        root.setOverrideTraitCollection(configuration.traitCollection, forChild: hosted)
        root.additionalSafeAreaInsets = configuration.safeAreaInsets
        hosted.view.semanticContentAttribute =
            configuration.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        hosted.view.frame = root.view.bounds
        layout()
    }

    func layout() {
        window.setNeedsLayout()
        window.layoutIfNeeded()
    }

    static func rendererFingerprint() throws -> String {
        "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    }

    func bitmap() throws -> ScreenBitmap {
        guard let image = image().cgImage, let bitmap = Self.bitmap(of: image) else {
            throw ScreenRenderingError.writerFailed("UIKit made no image")
        }
        return bitmap
    }

    func picture() throws -> ScreenPicture {
        // The pixels are those of the file: a color space may round them when it is written.
        guard let data = image().pngData(), let bitmap = Self.bitmap(png: data) else {
            throw ScreenRenderingError.writerFailed("UIKit made no PNG")
        }
        return ScreenPicture(checksum: nil, bitmap: { bitmap }, png: { _ in data })
    }

    nonisolated static func bitmap(png: Data) -> ScreenBitmap? {
        UIImage(data: png, scale: 1)?.cgImage.flatMap(bitmap(of:))
    }

    private nonisolated static func bitmap(of image: CGImage) -> ScreenBitmap? {
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress,
                    width: image.width,
                    height: image.height,
                    bitsPerComponent: 8,
                    bytesPerRow: image.width * 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
                )
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return true
        }
        guard isDrawn else { return nil }
        // A window is opaque; Core Graphics leaves the skipped alpha byte undefined.
        for offset in stride(from: 3, to: bytes.count, by: 4) {
            bytes[offset] = 255
        }
        return ScreenBitmap(width: image.width, height: image.height, bytes: bytes)
    }

    // UIKit has no option for smaller PNG files.
    func data(format: ScreenFileFormat, isSmall: Bool) throws -> Data {
        switch format {
        case .png:
            guard let data = image().pngData() else { throw ScreenRenderingError.writerFailed("UIKit made no PNG") }
            return data

        case .pdf:
            return UIGraphicsPDFRenderer(bounds: window.bounds).pdfData { context in
                context.beginPage()
                window.layer.render(in: context.cgContext)
            }

        case .svg:
            throw ScreenRenderingError.unsupportedFormat("SVG")
        }
    }

    private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = configuration.scale
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }
}
#endif
