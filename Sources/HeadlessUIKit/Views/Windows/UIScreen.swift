import Foundation

/// The screen that shows a window. Every window has its own screen, with the window's size and the traits its host set.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    private weak var window: UIWindow?

    /// A screen of 390 by 844 points, for code that asks before any window is visible.
    private static let phone = UIScreen(window: nil)
    private static let phoneSize = CGSize(width: 390, height: 844)
    private static let frameRate = 60

    init(window: UIWindow?) {
        self.window = window
        super.init()
    }

    /// The screen of the key window, else of the first visible window, else of a default phone.
    open class var main: UIScreen {
        let windows = LiveWindows.shared
        return (windows.launchWindow ?? windows.key ?? windows.visible.first)?.screen ?? phone
    }

    /// The screens of the visible windows.
    open class var screens: [UIScreen] {
        let screens = LiveWindows.shared.visible.map(\.screen)
        return screens.isEmpty ? [phone] : screens
    }

    /// The bounds of the screen, in points.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: window?.bounds.size ?? Self.phoneSize)
    }

    /// The number of pixels per point.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The number of native pixels per point. Equal to `scale`.
    open var nativeScale: CGFloat { scale }

    /// The bounds of the screen, in pixels.
    open var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { Self.frameRate }

    /// The brightness of the screen, from 0 to 1. Stored only.
    open var brightness: CGFloat = 1

    /// Whether the contents of the screen are being captured. Always `false`.
    open var isCaptured: Bool { false }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { window?.screenTraits ?? .headlessDefault }

    /// Called after the traits change. Never called on a screen: its traits are set by the host.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindow {
    /// The screen that shows the window.
    public final var screen: UIScreen {
        if let screenStorage { return screenStorage }
        let screen = UIScreen(window: self)
        screenStorage = screen
        return screen
    }
}
