import Foundation

extension UINavigationController {
    final var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

    final func frame(of controller: UIViewController?) -> CGRect {
        guard let navigationView else { return .zero }
        var frame = navigationView.bounds
        guard let controller else { return frame }
        if !controller.extends(under: .top, of: bar.isTranslucent) {
            frame.origin.y += navigationView.barBottom
            frame.size.height = max(0, frame.height - navigationView.barBottom)
        }
        if !controller.edgesForExtendedLayout.contains(.bottom) {
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

    // MARK: Navigation controllers on the stack, as a collapsed split view controller has them

    /// Shows the items of the stack and of the navigation controllers on it.
    private func barItemsDidChange() {
        bar.items = stack.flatMap { screen in
            (screen as? UINavigationController)?.stack.map(\.navigationItem) ?? [screen.navigationItem]
        }
        (parentStorage as? UINavigationController)?.barItemsDidChange()
    }

    private func nestingDidChange(of screens: [UIViewController]) {
        for case let nested as UINavigationController in screens { nested.updateBarVisibility() }
    }

    /// Pops the top of the stack, or of the navigation controller on top.
    final func goBack() {
        if let nested = stack.last as? UINavigationController, nested.stack.count > 1 { return nested.goBack() }
        popViewController(animated: true)
    }

    final func change(to new: [UIViewController], animated: Bool) {
        motion?.finish()
        let old = stack
        let oldTop = old.last
        let added = new.filter { screen in !old.contains { $0 === screen } }
        let removed = old.filter { screen in !new.contains { $0 === screen } }
        for screen in removed { screen.willMove(toParent: nil) }
        for screen in added { addChild(screen) }
        nestingDidChange(of: added)
        stack = new
        toolbarStorage.items = new.last?.toolbarItems
        tabBarController?.tabBarItemsDidChange()
        tabBarController?.bottomBarDidChange()
        barItemsDidChange()
        let undo = { [weak self] in
            for screen in added {
                screen.willMove(toParent: nil)
                screen.viewIfLoaded?.removeFromSuperview()
                screen.removeFromParent()
            }
            for screen in removed { screen.movesFromParent = false }
            self?.restore(old)
        }
        let end = { [weak self] in
            for screen in removed {
                screen.viewIfLoaded?.removeFromSuperview()
                screen.removeFromParent()
            }
            self?.nestingDidChange(of: removed)
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
        let isPush = added.contains { $0 === top }
        let transition = StackTransition(top: top, old: oldTop, isPush: isPush, end: end, undo: undo)
        show(transition, animated: isAnimated, in: window)
    }

    /// Returns to a stack after a transition to another one was canceled.
    private func restore(_ old: [UIViewController]) {
        stack = old
        toolbarStorage.items = old.last?.toolbarItems
        tabBarController?.tabBarItemsDidChange()
        tabBarController?.bottomBarDidChange()
        barItemsDidChange()
    }

    private func show(_ transition: StackTransition, animated: Bool, in window: UIWindow) {
        let top = transition.top
        let old = transition.old
        let custom = animated ? customTransition(for: transition) : nil
        let coordinator = TransitionCoordinator(in: window, duration: NavigationMotion.duration, from: old, to: top)
        coordinator.custom = custom
        if animated { activeTransition = coordinator }
        delegate?.navigationController(self, willShow: top, animated: animated)
        top.loadViewIfNeeded()
        old?.beginDisappearance(animated: animated)
        top.transition = AppearanceTransition(isAnimated: animated)
        if let custom {
            motion = NavigationMotion { custom.completeTransition(true) }
            top.beginAppearance(animated: true)
            return custom.start(with: coordinator) { [weak self] didComplete in
                if let self, !didComplete {
                    cancel(transition, coordinator)
                } else {
                    self?.insert(top)
                    Self.finish(transition, coordinator, in: self)
                }
            }
        }
        insert(top)
        let motion = NavigationMotion { [weak self] in
            Self.finish(transition, animated ? coordinator : nil, in: self)
        }
        self.motion = motion
        window.performLayoutIfNeeded()
        guard animated else { return motion.finish() }
        motion.run(top: top.view, old: old?.viewIfLoaded, isPush: transition.isPush)
        coordinator.run()
    }

    /// Ends a transition; the navigation controller may be gone by then.
    private static func finish(
        _ transition: StackTransition,
        _ coordinator: TransitionCoordinator?,
        in navigation: UINavigationController?
    ) {
        let top = transition.top
        navigation?.motion = nil
        transition.old?.viewIfLoaded?.removeFromSuperview()
        transition.old?.viewIfLoaded?.transform = .identity
        top.view.transform = .identity
        transition.end()
        top.finishTransition()
        coordinator?.finish()
        guard let navigation else { return }
        navigation.activeTransition = nil
        navigation.lastNotifiedViewController = top
        navigation.view.setNeedsLayout()
        navigation.delegate?.navigationController(navigation, didShow: top, animated: coordinator != nil)
    }

    private func cancel(_ transition: StackTransition, _ coordinator: TransitionCoordinator) {
        motion = nil
        let top = transition.top
        transition.old?.beginAppearance(animated: true)
        if top.viewIfLoaded?.superview == nil {
            top.beginOwnAppearance(false, animated: true)
            top.endOwnAppearance()
        }
        top.viewIfLoaded?.removeFromSuperview()
        top.viewIfLoaded?.transform = .identity
        top.transition = nil
        transition.undo()
        if let old = transition.old, old.viewIfLoaded?.superview == nil { insert(old) }
        transition.old?.endOwnAppearance()
        coordinator.finish()
        activeTransition = nil
        view.setNeedsLayout()
    }

    /// Whether the user may pop the top by dragging. The recognizer's own delegate, if it has one, decides instead
    /// whether the bar allows it.
    final func canPopInteractively(asked: Bool) -> Bool {
        guard stack.count > 1, motion == nil, let item = stack.last?.navigationItem else { return false }
        if asked { return true }
        let replacesBack = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !isNavigationBarHidden && !item.hidesBackButton && !replacesBack
    }

    /// The transition that the user controls or that the delegate's own animator shows; `nil` for the standard one.
    private func customTransition(for transition: StackTransition) -> CustomTransition? {
        guard let old = transition.old, let screens = navigationView?.screens else { return nil }
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
        if let pop = popRecognizer?.interaction, !transition.isPush {
            animator = PopAnimator()
            interaction = pop
        } else {
            let own = delegate?.navigationController(
                self,
                animationControllerFor: transition.isPush ? .push : .pop,
                from: old,
                to: transition.top
            )
            guard let own else { return nil }
            animator = own
            interaction = delegate?.navigationController(self, interactionControllerFor: own)
        }
        let frame = frame(of: transition.top)
        transition.top.view.frame = frame
        transition.top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return CustomTransition(
            in: screens,
            from: .init(controller: old, view: old.view, initialFrame: old.view.frame, finalFrame: .zero),
            to: .init(
                controller: transition.top,
                view: transition.top.view,
                initialFrame: .zero,
                finalFrame: frame
            ),
            animator: animator,
            interaction: interaction
        )
    }
}

/// A change of the top of a navigation stack.
@MainActor private struct StackTransition {
    let top: UIViewController
    let old: UIViewController?
    let isPush: Bool
    /// Ends the change of the stack.
    let end: () -> Void
    /// Takes the change of the stack back.
    let undo: () -> Void
}

extension UIViewController {
    /// Whether the view extends under a bar at an edge.
    final func extends(under edge: UIRectEdge, of isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
