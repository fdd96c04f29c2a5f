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
    open var brightness: CGFloat = 1 {
        didSet {
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether the contents of the screen are being captured. Always `false`.
    open var isCaptured: Bool { false }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { window?.screenTraits ?? .headlessDefault }

    /// The coordinate space of the screen in its current orientation.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(of: self) }

    /// The coordinate space of the screen in portrait orientation, which is always its current orientation.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(of: self) }

    /// The bounds of the screen without the status bar, in points.
    open var applicationFrame: CGRect {
        let height = StatusBar(window: window).frame.height
        return bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }

    /// The screen whose content this one mirrors. Always `nil`.
    open var mirrored: UIScreen? { nil }

    /// Whether the screen dims what it shows below the least brightness of its hardware. No effect here.
    open var wantsSoftwareDimming = false

    /// The item that has the focus. Always `nil`: there is no focus engine.
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// The view that has the focus. Always `nil`: there is no focus engine.
    open weak var focusedView: UIView? { nil }

    /// Whether the screen supports focus. Always `false`.
    open var supportsFocus: Bool { false }

    /// Returns a view that shows a snapshot of the screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    /// Called after the traits change. Never called on a screen: its traits are set by the host.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

// Screens come with windows and never change, so only app code posts most of these notifications.
extension UIScreen {
    /// Posted after a screen was connected.
    public nonisolated class var didConnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidConnectNotification")
    }

    /// Posted after a screen was disconnected.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidDisconnectNotification")
    }

    /// Posted after the mode of a screen changed.
    public nonisolated class var modeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenModeDidChangeNotification")
    }

    /// Posted after the brightness of a screen changed.
    public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    }

    /// Posted after the capturing of a screen began or ended.
    public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
    }
}

extension UIWindow {
    /// The screen that shows the window.
    final var ownScreen: UIScreen {
        if let screenStorage { return screenStorage }
        let screen = UIScreen(window: self)
        screenStorage = screen
        return screen
    }
}
