// Appearance follows the window: a controller appears when its view enters a window, wherever in the hierarchy that
// happens, and disappears when it leaves. Containers therefore forward appearance without any code. A transition,
// stored on a controller for all its descendants, determines whether the change is animated and delays its end.
extension UIViewController {
    final func viewWillMove(toWindow window: UIWindow?) {
        guard receivesAutomaticAppearance else { return }
        if window != nil, appearance == .disappeared {
            appearance = .appearing
            isAppearanceAnimated = currentTransition?.isAnimated ?? false
            viewWillAppear(isAppearanceAnimated)
        } else if window == nil, appearance == .appeared || appearance == .appearing {
            appearance = .disappearing
            isAppearanceAnimated = currentTransition?.isAnimated ?? false
            viewStorage?.window?.appearingControllers.removeAll { $0 === self }
            currentTransition?.forget(self)
            viewWillDisappear(isAppearanceAnimated)
        }
    }

    final func viewDidMoveToWindow() {
        guard receivesAutomaticAppearance else { return }
        if let window = viewStorage?.window {
            guard appearance == .appearing else { return }
            viewIsAppearing(isAppearanceAnimated)
            if let transition = currentTransition, transition.delaysAppearance {
                transition.wait(self)
            } else {
                window.appearingControllers.append(self)
            }
        } else if appearance == .disappearing {
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            movesFromParent = false
        }
    }

    /// Whether the container forwards appearance automatically.
    private var receivesAutomaticAppearance: Bool {
        parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    /// Sends `viewWillAppear(_:)` to a controller and its descendants before a transition brings its view into the window.
    final func beginAppearance(animated: Bool) {
        beginOwnAppearance(true, animated: animated)
    }

    final func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            isAppearanceAnimated = animated
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewStorage?.windowStorage?.appearingControllers.removeAll { $0 === self }
            viewWillDisappear(animated)
        }
        for child in childStorage where shouldAutomaticallyForwardAppearanceMethods && isShowing(child) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    final func endOwnAppearance() {
        let children = shouldAutomaticallyForwardAppearanceMethods ? childStorage.filter { isShowing($0) } : []
        switch appearance {
        case .appearing:
            viewIsAppearing(isAppearanceAnimated)
            endAppearance()
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            movesFromParent = false
        case .appeared, .disappeared:
            return
        }
        for child in children { child.endAppearanceTransition() }
    }

    private func isShowing(_ child: UIViewController) -> Bool {
        guard let viewStorage, let view = child.viewStorage else { return false }
        return view.isDescendant(of: viewStorage)
    }

    final func endAppearance() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(isAppearanceAnimated)
        movesToParent = false
        if let completion = transition?.completion {
            transition?.completion = nil
            completion()
        }
    }

    /// Sends `viewWillDisappear(_:)` to a controller and its descendants before the view leaves the window.
    final func beginDisappearance(animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        isAppearanceAnimated = animated
        viewStorage?.window?.appearingControllers.removeAll { $0 === self }
        viewWillDisappear(animated)
        for child in childStorage where child.viewStorage?.windowStorage != nil {
            child.beginDisappearance(animated: animated)
        }
    }

    /// Ends the transition and sends `viewDidAppear(_:)` to the controllers that waited for it.
    final func finishTransition() {
        guard let transition else { return }
        self.transition = nil
        for controller in transition.takeWaiting() { controller.endAppearance() }
    }

    private var currentTransition: AppearanceTransition? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let transition = candidate.transition { return transition }
            controller = candidate.parentStorage
        }
        return nil
    }
}
