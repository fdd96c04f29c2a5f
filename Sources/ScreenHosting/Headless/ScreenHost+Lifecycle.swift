#if !canImport(UIKit)
@_spi(Host) public import HeadlessUIKit

extension ScreenHost {
    /// Moves the app that this process launched to the background, as the home gesture does.
    public func enterBackground() {
        UIApplication.shared.hostEnterBackground()
        layout()
    }

    /// Moves the app to the foreground and makes it active.
    public func enterForeground() {
        UIApplication.shared.hostEnterForeground()
        layout()
    }

    /// Asks the app to open a URL. Returns whether it did; an app with scenes always does.
    @discardableResult
    public func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        defer { layout() }
        return UIApplication.shared.hostOpen(url, options: options)
    }

    /// Asks the app to perform the action of a shortcut item of its icon.
    public func perform(_ item: UIApplicationShortcutItem) {
        UIApplication.shared.hostPerform(item)
        layout()
    }

    /// Asks the app to continue a user activity. Returns whether it did; an app with scenes always does.
    @discardableResult
    public func `continue`(_ activity: NSUserActivity) -> Bool {
        defer { layout() }
        return UIApplication.shared.hostContinue(activity)
    }

    /// Tells the app and its view controllers that memory is low.
    public func sendMemoryWarning() {
        UIApplication.shared.hostReceiveMemoryWarning()
        layout()
    }

    /// Ends the app.
    public func terminate() {
        UIApplication.shared.hostTerminate()
    }
}
#endif
