import Foundation

/// What a window is shown on. Every window here has a screen of its own, of the window's size and with the traits that
/// its host gave it.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    private weak var window: UIWindow?

    /// A phone of 390 by 844 points, for code that asks before any window is shown.
    private static let phone = UIScreen(window: nil)
    private static let phoneSize = CGSize(width: 390, height: 844)
    private static let frameRate = 60

    init(window: UIWindow?) {
        self.window = window
        super.init()
    }

    /// The screen of the key window, else of a window that is shown, else a phone.
    open class var main: UIScreen {
        (LiveWindows.shared.key ?? LiveWindows.shared.visible.first)?.screen ?? phone
    }

    /// The screens of the windows that are shown.
    open class var screens: [UIScreen] {
        let screens = LiveWindows.shared.visible.map(\.screen)
        return screens.isEmpty ? [phone] : screens
    }

    /// The screen in points.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: window?.bounds.size ?? Self.phoneSize)
    }

    /// How many pixels there are to a point.
    open var scale: CGFloat { traitCollection.displayScale }

    /// How many pixels of the device there are to a point.
    open var nativeScale: CGFloat { scale }

    /// The screen in pixels.
    open var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// How many frames a second are shown at most.
    open var maximumFramesPerSecond: Int { Self.frameRate }

    /// How bright the screen is, from 0 to 1.
    open var brightness: CGFloat = 1

    /// Whether somebody records the screen: no.
    open var isCaptured: Bool { false }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { window?.screenTraits ?? .headlessDefault }

    /// Called after the traits changed; never for a screen, whose traits are the host's.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindow {
    /// The screen the window is shown on.
    public final var screen: UIScreen {
        if let screenStorage { return screenStorage }
        let screen = UIScreen(window: self)
        screenStorage = screen
        return screen
    }
}
