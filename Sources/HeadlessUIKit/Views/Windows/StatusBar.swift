import Foundation

/// The status bar of the main screen. Nobody draws it; its height follows from the safe area, which it is part of.
@MainActor struct StatusBar {
    /// The height beside a sensor housing that does not touch the edge of the screen, in points: such a housing extends the safe
    /// area below the bar.
    private static let tallest: CGFloat = 54

    /// The status bar above the key window.
    static var current: StatusBar {
        StatusBar(window: LiveWindows.shared.key ?? LiveWindows.shared.visible.first)
    }

    let window: UIWindow?

    /// Whether the view controller that covers the screen hides the bar, or the screen has no space for it.
    var isHidden: Bool { space <= 0 || window?.root?.hidesStatusBar == true }

    /// The frame on the screen, in points; zero while the bar is hidden.
    var frame: CGRect {
        guard let window, !isHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: min(space, Self.tallest))
    }

    /// The style that the view controller prefers that covers the screen.
    var style: UIStatusBarStyle { window?.root?.shownStatusBarStyle ?? .default }

    private var space: CGFloat { window?.screenSafeAreaInsets.top ?? 0 }
}
