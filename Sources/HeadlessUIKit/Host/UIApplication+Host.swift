import Foundation

// What the system does to an app that runs.
@_spi(Host) extension UIApplication {
    /// Makes the app active, at the end of a launch or of an interruption.
    public func hostBecomeActive() {
        guard lifecycle.state == .inactive else { return }
        lifecycle.state = .active
        if let scene = changingScene {
            scene.activationStorage = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Makes the app inactive, as a phone call does.
    public func hostResignActive() {
        guard lifecycle.state == .active else { return }
        if let scene = changingScene {
            scene.delegate?.sceneWillResignActive(scene)
            NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
            scene.activationStorage = .foregroundInactive
        } else {
            delegate?.applicationWillResignActive(self)
        }
        post(UIApplication.willResignActiveNotification)
        lifecycle.state = .inactive
    }

    /// Moves the app to the background.
    public func hostEnterBackground() {
        guard lifecycle.state != .background else { return }
        hostResignActive()
        lifecycle.state = .background
        if let scene = changingScene {
            scene.activationStorage = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Moves the app to the foreground and makes it active.
    public func hostEnterForeground() {
        guard lifecycle.state == .background else { return hostBecomeActive() }
        if let scene = changingScene {
            scene.delegate?.sceneWillEnterForeground(scene)
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.activationStorage = .foregroundInactive
        } else {
            delegate?.applicationWillEnterForeground(self)
        }
        post(UIApplication.willEnterForegroundNotification)
        lifecycle.state = .inactive
        hostBecomeActive()
    }

    /// Ends the app.
    public func hostTerminate() {
        if let scene = changingScene {
            scene.activationStorage = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        lifecycle.launchedDelegate = nil
        lifecycle.usesScenes = false
        lifecycle.state = .active
    }

    /// Asks the app to open a URL. Returns whether it did; an app with scenes always does.
    @discardableResult
    public func hostOpen(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let scene = changingScene else {
            return delegate?.application(self, open: url, options: options) ?? false
        }
        let openOptions = UIScene.OpenURLOptions(
            sourceApplication: options[.sourceApplication] as? String,
            annotation: options[.annotation],
            openInPlace: options[.openInPlace] as? Bool ?? false
        )
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url, options: openOptions)])
        return true
    }

    /// Asks the app to perform the action of a shortcut item.
    public func hostPerform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
        if let scene = changingScene {
            let delegate = scene.delegate as? any UIWindowSceneDelegate
            delegate?.windowScene(scene, performActionFor: item, completionHandler: completion)
        } else {
            delegate?.application(self, performActionFor: item, completionHandler: completion)
        }
    }

    /// Asks the app to continue a user activity. Returns whether it did; an app with scenes always does.
    @discardableResult
    public func hostContinue(_ activity: NSUserActivity) -> Bool {
        guard let scene = changingScene else {
            guard let delegate else { return false }
            _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
            return delegate.application(self, continue: activity) { restoring in
                for object in restoring ?? [] { object.restoreUserActivityState(activity) }
            }
        }
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
        return true
    }

    /// Tells the app and its view controllers that memory is low.
    public func hostReceiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(UIApplication.didReceiveMemoryWarningNotification)
        for window in windows { window.rootViewController?.receiveMemoryWarning() }
    }

    /// The scene that is told about changes; `nil` if the app's delegate is.
    private var changingScene: UIWindowScene? { lifecycle.usesScenes ? .only : nil }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIViewController {
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        presentation?.presented.receiveMemoryWarning()
    }
}
