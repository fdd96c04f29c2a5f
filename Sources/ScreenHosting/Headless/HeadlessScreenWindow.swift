#if !canImport(UIKit)
import Dispatch
@_spi(Host) import HeadlessUIKit

typealias PlatformWindow = HeadlessScreenWindow

/// A `HeadlessUIKit` window, which needs no display.
@MainActor
final class HeadlessScreenWindow: ScreenWindow {
    let window: UIWindow

    private var configuration: ScreenConfiguration
    /// The last painted frame: the next picture repaints only the changes.
    private var frame: HostFrame

    init(window: UIWindow, rootViewController: UIViewController, configuration: ScreenConfiguration) {
        self.configuration = configuration
        self.window = window
        frame = HostFrame(of: window, scale: configuration.scale)
        window.frame = CGRect(origin: .zero, size: configuration.size)
        window.hostTraits = configuration.hostTraits
        window.hostSafeAreaInsets = configuration.safeAreaInsets
        window.hostKeyboardHeight = configuration.hasHardwareKeyboard ? 0 : configuration.keyboardHeight
        configuration.performWithSystem {
            window.rootViewController = rootViewController
            window.isHidden = false
        }
    }

    func update(with configuration: ScreenConfiguration) {
        self.configuration = configuration
        if configuration.scale != frame.scale { frame = HostFrame(of: window, scale: configuration.scale) }
        window.frame = CGRect(origin: .zero, size: configuration.size)
        window.hostTraits = configuration.hostTraits
        window.hostSafeAreaInsets = configuration.safeAreaInsets
        window.hostKeyboardHeight = configuration.hasHardwareKeyboard ? 0 : configuration.keyboardHeight
        layout()
    }

    func layout() {
        window.hostLayout()
    }

    nonisolated static func checkInstallation() throws {
        try translatingErrors { () throws(HostRenderingError) in try HostFonts.check() }
    }

    static func rendererFingerprint() throws -> String {
        let libraries = try translatingErrors { () throws(HostRenderingError) in try HostFonts.fingerprint() }
        return libraries + "\nrenderer \(rendererVersion)"
    }

    /// Raised with each intended change of pixels.
    private static let rendererVersion = 1

    func bitmap() throws -> ScreenBitmap {
        let pixels = try Self.translatingErrors { () throws(HostRenderingError) in
            try frame.paint()
            return try frame.bitmap()
        }
        return ScreenBitmap(pixels)
    }

    func picture() throws -> ScreenPicture {
        let picture = try Self.translatingErrors { () throws(HostRenderingError) in
            try frame.paint()
            return try frame.picture()
        }
        return ScreenPicture(
            checksum: "\(picture.width) × \(picture.height) \(String(picture.checksum, radix: 16))",
            bitmap: { ScreenBitmap(picture.bitmap()) },
            png: { isSmall in
                try Self.translatingErrors { () throws(HostRenderingError) in try picture.png(isSmall: isSmall) }
            }
        )
    }

    nonisolated static func bitmap(png: Data) -> ScreenBitmap? {
        HostBitmap(png: png).map { ScreenBitmap($0) }
    }

    func data(format: ScreenFileFormat, isSmall: Bool) throws -> Data {
        try Self.translatingErrors { () throws(HostRenderingError) in
            switch format {
            case .png:
                try frame.paint()
                return try frame.png(isSmall: isSmall)

            case .svg: return try HostRenderer.svg(of: window)
            case .pdf: return try HostRenderer.pdf(of: window)
            }
        }
    }

    /// Paints the changes since the last picture and returns them.
    func changes() throws -> [ScreenPatch] {
        try Self.translatingErrors { () throws(HostRenderingError) in
            let change = try frame.paintChange()
            var rects = change.paintedRects
            if let move = change.move { rects.insert(move.target, at: 0) }
            return try rects.map { rect throws(HostRenderingError) in
                let pixels = try frame.bitmap(in: rect)
                return ScreenPatch(x: rect.x, y: rect.y, bitmap: ScreenBitmap(pixels))
            }
        }
    }

    /// Paints the changes since the last picture and returns them as a move and small files.
    func update() throws -> ScreenUpdate {
        try Self.translatingErrors { () throws(HostRenderingError) in
            let start = DispatchTime.now()
            let change = try frame.paintChange()
            let painted = DispatchTime.now()
            var update = ScreenUpdate(
                move: change.move.map { move in
                    let target = move.target
                    return ScreenUpdate.Move(
                        target: ScreenUpdate.Rect(
                            x: target.x,
                            y: target.y,
                            width: target.width,
                            height: target.height
                        ),
                        dx: move.dx,
                        dy: move.dy
                    )
                },
                patches: try change.paintedRects.map { rect throws(HostRenderingError) in
                    ScreenUpdate.Patch(
                        rect: ScreenUpdate.Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
                        png: try frame.png(in: rect)
                    )
                }
            )
            update.durations.painting = start.seconds(until: painted)
            update.durations.encoding = painted.seconds(until: .now())
            return update
        }
    }

    /// The picture as it was painted last, as one file.
    func wholeUpdate() throws -> ScreenUpdate {
        try Self.translatingErrors { () throws(HostRenderingError) in
            let size = try frame.paintedSize()
            let patch = ScreenUpdate.Patch(
                rect: ScreenUpdate.Rect(x: 0, y: 0, width: size.width, height: size.height),
                png: try frame.png()
            )
            return ScreenUpdate(move: nil, patches: [patch])
        }
    }

    /// Makes the next picture repaint everything.
    func discardPicture() {
        frame.discard()
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

extension ScreenBitmap {
    fileprivate init(_ bitmap: HostBitmap) {
        self.init(width: bitmap.width, height: bitmap.height, bytes: bitmap.rgba)
    }
}
#endif
