import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class LoggingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        log.add("\(name) loadView")
        super.loadView()
    }
    override func viewDidLoad() { log.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(name) viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear") }
    override func viewWillLayoutSubviews() { log.add("\(name) viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.add("\(name) viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { log.add("\(name) viewSafeAreaInsetsDidChange") }
    override func willMove(toParent parent: UIViewController?) {
        log.add("\(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        log.add("\(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.add("\(name) traitCollectionDidChange")
    }
}

@MainActor @Suite struct UIViewControllerTests {
    private let log = CallLog()

    @Test("controllers are made without arguments")
    func noArguments() {
        expect(UISearchController().searchResultsController == nil)
        expectEqual(UISearchController().searchBar.text, "")
        expect(UIPageViewController().transitionStyle == .pageCurl)
        expect(UIPageViewController().navigationOrientation == .horizontal)
        expect(UIAlertController().preferredStyle == .actionSheet)
        expect(UITableViewController().tableView.style == .plain)
        expect(UINavigationController().viewControllers.isEmpty)
        expect(UITabBarController().viewControllers == nil)
        expect(UISplitViewController().viewControllers.isEmpty)
        expectEqual(UIImagePickerController().sourceType, .photoLibrary)
    }

    @Test("the view is loaded once, when it is first asked for")
    func loading() {
        let controller = LoggingController("screen", log)
        expect(!controller.isViewLoaded)
        expectEqual(controller.viewIfLoaded, nil)
        _ = controller.view
        _ = controller.view
        expectEqual(log.take(), ["screen loadView", "screen viewDidLoad"])
        expect(controller.isViewLoaded)
    }

    @Test("a screen loads, will appear, is appearing, is laid out and then did appear")
    func appearing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.rootViewController = LoggingController("screen", log)
        expect(log.take().isEmpty)
        window.makeKeyAndVisible()
        expectEqual(
            log.take(),
            [
                "screen loadView", "screen viewDidLoad", "screen viewWillAppear", "screen viewIsAppearing",
            ]
        )
        window.hostLayout()
        expectEqual(
            log.take(),
            [
                "screen viewWillLayoutSubviews", "screen viewDidLayoutSubviews", "screen viewDidAppear",
            ]
        )
        expectEqual(window.rootViewController?.view.frame, window.bounds)
        window.hostLayout()
        expect(log.take().isEmpty)
    }

    @Test("a hidden window's screen disappears")
    func disappearing() {
        let window = makeWindow()
        window.rootViewController = LoggingController("screen", log)
        window.hostLayout()
        _ = log.take()
        window.isHidden = true
        expectEqual(log.take(), ["screen viewWillDisappear", "screen viewDidDisappear"])
        window.isHidden = false
        window.hostLayout()
        expect(
            log.take().filter { $0.contains("Appear") } == [
                "screen viewWillAppear", "screen viewIsAppearing", "screen viewDidAppear",
            ]
        )
    }

    @Test("another root controller takes the place of the first")
    func replacing() {
        let window = makeWindow()
        window.rootViewController = LoggingController("first", log)
        window.hostLayout()
        _ = log.take()
        window.rootViewController = LoggingController("second", log)
        window.hostLayout()
        expect(
            log.take().filter { $0.contains("ppear") } == [
                "first viewWillDisappear", "first viewDidDisappear", "second viewWillAppear", "second viewIsAppearing",
                "second viewDidAppear",
            ]
        )
        expectEqual(window.subviews.count, 1)
    }

    @Test("a child hears of its container, and its view appears and disappears with the container's")
    func containment() {
        let window = makeWindow()
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        window.rootViewController = parent
        window.hostLayout()
        _ = log.take()
        parent.addChild(child)
        expectEqual(log.take(), ["child willMove(toParent: parent)"])
        expect(child.parent === parent)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.hostLayout()
        expectEqual(
            log.take(),
            [
                "child loadView", "child viewDidLoad", "child viewWillAppear", "child viewIsAppearing",
                "child didMove(toParent: parent)", "parent viewWillLayoutSubviews", "parent viewDidLayoutSubviews",
                "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
            ]
        )
        window.isHidden = true
        expectEqual(
            log.take(),
            [
                "parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear",
                "child viewDidDisappear",
            ]
        )
        window.isHidden = false
        window.hostLayout()
        _ = log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectEqual(
            log.take(),
            [
                "child willMove(toParent: nil)", "child viewWillDisappear", "child viewDidDisappear",
                "child didMove(toParent: nil)",
            ]
        )
        expect(parent.children.isEmpty)
        expectEqual(child.parent, nil)
    }

    @Test("the root view follows the size of the window and its safe area")
    func sizeAndSafeArea() {
        let window = makeWindow(width: 100, height: 200)
        let controller = LoggingController("screen", log)
        window.rootViewController = controller
        window.hostLayout()
        _ = log.take()
        window.frame.size = CGSize(width: 200, height: 100)
        window.hostSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 20)
        window.hostLayout()
        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 20))
        expectEqual(
            log.take(),
            [
                "screen viewSafeAreaInsetsDidChange", "screen viewWillLayoutSubviews", "screen viewDidLayoutSubviews",
            ]
        )
        controller.additionalSafeAreaInsets.top = 50
        expectEqual(controller.view.safeAreaInsets.top, 60)
    }

    @Test("a controller gives its view and its children an appearance of their own")
    func traits() {
        let window = makeWindow()
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = log.take()
        parent.overrideUserInterfaceStyle = .dark
        expectEqual(log.take(), ["parent traitCollectionDidChange", "child traitCollectionDidChange"])
        expectEqual(child.traitCollection.userInterfaceStyle, .dark)
        let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        parent.setOverrideTraitCollection(large, forChild: child)
        expectEqual(log.take(), ["child traitCollectionDidChange"])
        expectEqual(child.view.traitCollection.preferredContentSizeCategory, .extraLarge)
        expectEqual(parent.view.traitCollection.preferredContentSizeCategory, .large)
        parent.setOverrideTraitCollection(nil, forChild: child)
        expectEqual(child.view.traitCollection.preferredContentSizeCategory, .large)
    }

    @Test("events go from a view to its controller, to the superview and on to the window")
    func responderChain() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        expect(view.next === controller.view)
        expect(controller.view.next === controller)
        expect(controller.next === window)
    }

    @Test("one responder of a window is the first, and resigns for the next one")
    func firstResponder() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let window = makeWindow()
        let first = Field()
        let second = Field()
        expect(!first.becomeFirstResponder())
        window.addSubview(first)
        window.addSubview(second)
        expect(first.becomeFirstResponder())
        expect(second.becomeFirstResponder())
        expect(!first.isFirstResponder)
        expect(second.isFirstResponder)
        second.removeFromSuperview()
        expect(!second.isFirstResponder)
        expect(!UIView().becomeFirstResponder())
    }
}

@MainActor @Suite struct MovingTests {
    private final class Child: UIViewController {
        var seen: [String] = []

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

        private func note(_ call: String) {
            seen.append("\(call) \(isMovingToParent) \(isMovingFromParent)")
        }
    }

    @Test("a child knows whether it comes and goes with its container or by itself")
    func moving() {
        let window = makeWindow()
        let parent = UIViewController()
        window.rootViewController = parent
        window.hostLayout()
        let child = Child()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.hostLayout()
        window.isHidden = true
        window.isHidden = false
        window.hostLayout()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectEqual(
            child.seen,
            [
                "will appear true false", "did appear true false", "will disappear false false",
                "did disappear false false", "will appear false false", "did appear false false",
                "will disappear false true", "did disappear false true",
            ]
        )
        expect(!child.isMovingToParent && !child.isMovingFromParent)
    }
}
