import Foundation

extension UINavigationController {
    final var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

    final func frame(of controller: UIViewController?) -> CGRect {
        guard let navigationView else { return .zero }
        var frame = navigationView.bounds
        if controller?.edgesForExtendedLayout.contains(.top) == false {
            frame.origin.y += navigationView.barBottom
            frame.size.height = max(0, frame.height - navigationView.barBottom)
        }
        if controller?.edgesForExtendedLayout.contains(.bottom) == false {
            frame.size.height = max(0, frame.height - navigationView.bottomBarHeight)
        }
        return frame
    }

    final func insert(_ controller: UIViewController) {
        guard let navigationView, let view = controller.view else { return }
        view.frame = frame(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationView.screens.addSubview(view)
    }

    final func change(to new: [UIViewController], animated: Bool) {
        motion?.finish()
        let old = stack
        let oldTop = old.last
        let added = new.filter { screen in !old.contains { $0 === screen } }
        let removed = old.filter { screen in !new.contains { $0 === screen } }
        for screen in removed { screen.willMove(toParent: nil) }
        for screen in added { addChild(screen) }
        stack = new
        toolbarStorage.items = new.last?.toolbarItems
        tabBarController?.tabBarItemsDidChange()
        tabBarController?.bottomBarDidChange()
        bar.items = new.map(\.navigationItem)
        let end = { [weak self] in
            for screen in removed {
                screen.viewIfLoaded?.removeFromSuperview()
                screen.removeFromParent()
            }
            if let self { for screen in added { screen.didMove(toParent: self) } }
        }
        guard let top = new.last, top !== oldTop, let navigationView else {
            if new.isEmpty { oldTop?.viewIfLoaded?.removeFromSuperview() }
            return end()
        }
        guard let window = navigationView.window else {
            oldTop?.viewIfLoaded?.removeFromSuperview()
            insert(top)
            return end()
        }
        let isAnimated = animated && oldTop != nil && UIView.areAnimationsEnabled
        show(top, from: oldTop, isPush: added.contains { $0 === top }, animated: isAnimated, in: window, end: end)
    }

    private func show(
        _ top: UIViewController,
        from old: UIViewController?,
        isPush: Bool,
        animated: Bool,
        in window: UIWindow,
        end: @escaping () -> Void
    ) {
        let coordinator = TransitionCoordinator(in: window, duration: NavigationMotion.duration, from: old, to: top)
        if animated { activeTransition = coordinator }
        delegate?.navigationController(self, willShow: top, animated: animated)
        top.loadViewIfNeeded()
        old?.beginDisappearance(animated: animated)
        top.transition = AppearanceTransition(isAnimated: animated)
        insert(top)
        let motion = NavigationMotion { [weak self] in
            self?.motion = nil
            old?.viewIfLoaded?.removeFromSuperview()
            old?.viewIfLoaded?.transform = .identity
            top.view.transform = .identity
            end()
            top.finishTransition()
            if animated { coordinator.finish() }
            guard let self else { return }
            activeTransition = nil
            lastNotifiedViewController = top
            view.setNeedsLayout()
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
        self.motion = motion
        window.performLayoutIfNeeded()
        guard animated else { return motion.finish() }
        motion.run(top: top.view, old: old?.viewIfLoaded, isPush: isPush)
        coordinator.run()
    }
}
