import Foundation

// A host changes the state of the app; until it does, only app code posts these notifications.
extension UIApplication {
    /// Posted after the app finishes launching.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted after the app becomes active.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app stops being active.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted after the app enters the background.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app returns to the foreground.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app terminates.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted after the user takes a screenshot.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted at a significant change in time, such as midnight or a change of the clock.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when the system runs low on memory.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted after the app may or may no longer fetch content in the background.
    public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }

    /// Posted after protected files become available.
    public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }

    /// Posted before protected files become unavailable.
    public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Posted before the interface is turned.
    public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted after the interface is turned.
    public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }

    /// Posted before the frame of the status bar changes.
    public class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }

    /// Posted after the frame of the status bar changes.
    public class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// The key of the orientation in notifications about it.
    public class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// The key of the frame in notifications about it.
    public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
