// Appearance follows the window: a controller appears when its view enters one, wherever in the tree that happens, and
// disappears when its view leaves. Containers thus hand on appearance without any code.
extension UIViewController {
    final func viewWillMove(toWindow window: UIWindow?) {
        if window != nil, appearance == .disappeared {
            appearance = .appearing
            viewWillAppear(false)
        } else if window == nil, appearance == .appeared || appearance == .appearing {
            appearance = .disappearing
            viewStorage?.window?.appearingControllers.removeAll { $0 === self }
            viewWillDisappear(false)
        }
    }

    final func viewDidMoveToWindow() {
        if let window = viewStorage?.window {
            guard appearance == .appearing else { return }
            viewIsAppearing(false)
            window.appearingControllers.append(self)
        } else if appearance == .disappearing {
            appearance = .disappeared
            viewDidDisappear(false)
        }
    }

    final func endAppearance() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(false)
    }
}
