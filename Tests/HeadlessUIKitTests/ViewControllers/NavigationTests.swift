import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class Page: UIViewController {
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    private var name: String { title ?? "" }

    override func viewDidLoad() { log.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear \(animated)") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove \(parent != nil)") }
}

@MainActor private final class NavigationLog: NSObject, UINavigationControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("didShow \(viewController.title ?? "")")
    }
}

@MainActor @Suite struct NavigationTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let navigation: UINavigationController
    private let root: UIViewController

    init() {
        root = Page("root", log)
        navigation = UINavigationController(rootViewController: root)
        window.hostSafeAreaInsets.top = 20
        window.rootViewController = navigation
        window.hostLayout()
        _ = log.take()
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private func tap(_ point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
    }

    @Test("a pushed screen moves in, and the order of calls is UIKit's")
    func push() {
        let delegate = NavigationLog(log)
        navigation.delegate = delegate
        let next = Page("next", log)
        navigation.pushViewController(next, animated: true)
        expectEqual(navigation.viewControllers, [root, next])
        expectEqual(
            log.take(),
            [
                "next willMove true", "willShow next", "next viewDidLoad", "root viewWillDisappear true",
                "next viewWillAppear true",
            ]
        )
        expect(root.view.transform.tx == -60 && next.view.transform == .identity)
        window.clock.advance(by: 1)
        expectEqual(
            log.take(),
            [
                "root viewDidDisappear true", "next didMove true", "next viewDidAppear true", "didShow next",
            ]
        )
        expect(next.view.frame == window.bounds && next.view.transform == .identity)
        expect(root.view.superview == nil && next.navigationController === navigation)
    }

    @Test("popping returns to the previous controller, to a given one or to the root")
    func pop() {
        let pages = (1...3).map { Page("\($0)", log) }
        navigation.setViewControllers([root] + pages, animated: false)
        expect(navigation.topViewController === pages[2])
        expect(navigation.popViewController(animated: false) === pages[2])
        expect(pages[2].parent == nil && pages[2].view.superview == nil)
        expectEqual(navigation.popToViewController(pages[0], animated: false), [pages[1]])
        _ = log.take()
        expectEqual(navigation.popToRootViewController(animated: true), [pages[0]])
        window.clock.advance(by: 1)
        expectEqual(
            log.take(),
            [
                "1 willMove false", "1 viewWillDisappear true", "root viewWillAppear true", "1 viewDidDisappear true",
                "1 didMove false", "root viewDidAppear true",
            ]
        )
        expectEqual(navigation.popViewController(animated: false), nil)
        expectEqual(navigation.popToRootViewController(animated: false), nil)
    }

    @Test("another change ends the current one")
    func interruption() {
        let pages = (1...2).map { Page("\($0)", log) }
        navigation.pushViewController(pages[0], animated: true)
        window.clock.advance(by: 0.1)
        navigation.pushViewController(pages[1], animated: true)
        expectEqual(root.view.superview, nil)
        window.clock.advance(by: 1)
        expectEqual(navigation.viewControllers, [root] + pages)
        expect(pages[1].view.transform == .identity && pages[0].view.superview == nil)
        expect(log.take().filter { $0 == "2 viewDidAppear true" }.count == 1)
    }

    @Test("views extend below the bar, outside their safe area, unless they opt out")
    func safeArea() {
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 200, height: 44))
        expectEqual(root.view.frame, window.bounds)
        expectEqual(root.view.safeAreaInsets.top, 64)
        navigation.isNavigationBarHidden = true
        window.hostLayout()
        expectEqual(root.view.safeAreaInsets.top, 20)
        navigation.isNavigationBarHidden = false
        let below = Page("below", log)
        below.edgesForExtendedLayout = []
        navigation.pushViewController(below, animated: false)
        window.hostLayout()
        expectEqual(below.view.frame, CGRect(x: 0, y: 64, width: 200, height: 336))
        expectEqual(below.view.safeAreaInsets.top, 0)
    }

    @Test("the back button shows as much of the title as the display mode of the screen below says")
    func backButtonDisplayMode() {
        let bar = navigation.navigationBar
        navigation.pushViewController(Page("next", log), animated: false)
        root.navigationItem.backButtonDisplayMode = .generic
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["Back", "next"])
        root.navigationItem.backButtonDisplayMode = .minimal
        window.hostLayout()
        expect(labels(in: bar).filter { !$0.isEmpty } == ["next"])
    }

    @Test("a navigation controller creates the classes of bars that it is given")
    func barClasses() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        expect(controller.navigationBar is Bar)
        expect(controller.toolbar is Tools)
        expect(controller.viewControllers.isEmpty)
        expect(
            type(of: UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar)
                == UINavigationBar.self
        )
    }

    @Test("the bar shows the title and a back button")
    func bar() {
        let bar = navigation.navigationBar
        expectEqual(labels(in: bar), ["root"])
        let next = Page("next", log)
        navigation.pushViewController(next, animated: false)
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["next", "root"])
        next.title = "other"
        root.navigationItem.backButtonTitle = "Back"
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["Back", "other"])
        let item = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        root.navigationItem.backBarButtonItem = item
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["Up", "other"])
        next.navigationItem.hidesBackButton = true
        window.hostLayout()
        expectEqual(labels(in: bar), ["other"])
        next.navigationItem.hidesBackButton = false
        window.hostLayout()
        tap(CGPoint(x: 20, y: 42))
        window.clock.advance(by: 1)
        expect(navigation.topViewController === root)
        expectEqual(labels(in: bar), ["root"])
    }

    @Test("the back button shortens its title if space is limited")
    func longBackTitles() {
        let bar = navigation.navigationBar
        root.title = "A rather long title"
        let next = Page("next", log)
        navigation.pushViewController(next, animated: false)
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["Back", "next"])
        next.title = "A title of its own"
        window.hostLayout()
        expectEqual(labels(in: bar), ["A title of its own"])
        window.frame.size.width = 800
        window.hostLayout()
        expectEqual(labels(in: bar).sorted(), ["A rather long title", "A title of its own"])
    }

    @Test("a bar copies its appearances: changing the assigned one has no effect, changing the bar's has")
    func appearances() {
        let bar = navigation.navigationBar
        // At the edge of its content the bar has no background.
        let content = UIScrollView(frame: root.view.bounds)
        content.contentSize.height = 2_000
        root.view.addSubview(content)
        content.contentOffset.y = 100
        let looks = UINavigationBarAppearance()
        expect(looks.backgroundColor == nil && looks.backgroundEffect != nil)
        looks.configureWithOpaqueBackground()
        bar.standardAppearance = looks
        looks.backgroundColor = .red
        window.hostLayout()
        expectEqual((bar.subviews.first as? BarBackgroundView)?.ground, .color(.systemBackground))
        bar.standardAppearance.backgroundColor = .green
        window.hostLayout()
        expectEqual(bar.subviews.first?.backgroundColor, .green)
        root.navigationItem.standardAppearance = looks
        window.hostLayout()
        expectEqual(bar.subviews.first?.backgroundColor, .red)
        root.navigationItem.standardAppearance?.configureWithTransparentBackground()
        window.hostLayout()
        expectEqual((bar.subviews.first as? BarBackgroundView)?.ground, .clear)
    }

    @Test("a button of the bar sends its action to its target, without one up the responder chain")
    func targets() {
        let target = ButtonTarget(log)
        let item = UIBarButtonItem(
            title: "Go",
            style: .plain,
            target: target,
            action: Selector("went", ButtonTarget.went)
        )
        root.navigationItem.rightBarButtonItem = item
        window.hostLayout()
        tap(CGPoint(x: 175, y: 42))
        expectEqual(log.take(), ["Go with event"])
        let responder = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = responder
        responder.action = Selector("popped", UIWindow.removeRoot)
        window.makeKey()
        window.hostLayout()
        tap(CGPoint(x: 175, y: 42))
        expectEqual(window.rootViewController, nil)
    }

    @Test("a view without a size in a bar is as large as its content")
    func customViews() {
        let label = UILabel()
        label.text = "Text"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: label)
        window.hostLayout()
        expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 0)
    }

    @Test("buttons of the bar call their actions, where they are enabled")
    func buttons() {
        let action = UIAction { [log] _ in log.add("tapped") }
        let button = UIBarButtonItem(systemItem: .done, primaryAction: action)
        root.navigationItem.rightBarButtonItem = button
        window.hostLayout()
        expectEqual(labels(in: navigation.navigationBar).sorted(), ["Done", "root"])
        tap(CGPoint(x: 175, y: 42))
        expectEqual(log.take(), ["tapped"])
        button.isEnabled = false
        window.hostLayout()
        tap(CGPoint(x: 175, y: 42))
        expect(log.take().isEmpty)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        root.navigationItem.leftBarButtonItems = [.fixedSpace(10), UIBarButtonItem(customView: view)]
        root.navigationItem.rightBarButtonItem = nil
        window.hostLayout()
        expectEqual(view.frame, CGRect(x: 42, y: 7, width: 30, height: 30))
        expectEqual(labels(in: navigation.navigationBar), ["root"])
    }

    @Test("the title is centered, or between the buttons if space is limited")
    func title() {
        let view = UIView()
        view.frame.size = CGSize(width: 60, height: 20)
        root.navigationItem.titleView = view
        window.hostLayout()
        expectEqual(view.frame, CGRect(x: 70, y: 12, width: 60, height: 20))
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: wide)
        window.hostLayout()
        expectEqual(view.frame.minX, 112)
    }

    @Test("show pushes on a navigation stack and presents otherwise")
    func showing() {
        let next = Page("next", log)
        root.show(next, sender: nil)
        window.clock.advance(by: 1)
        expect(navigation.topViewController === next)
        expect(navigation.visibleViewController === next)
        let sheet = Page("sheet", log)
        next.present(sheet, animated: false)
        expect(navigation.visibleViewController === sheet)
    }

    @Test("a controller outside of a window changes its stack all the same")
    func outside() {
        let other = UINavigationController(rootViewController: Page("a", log))
        other.loadViewIfNeeded()
        let next = Page("b", log)
        other.pushViewController(next, animated: true)
        expect(next.viewIfLoaded?.superview != nil)
        expect(other.popViewController(animated: true) === next)
        expect(next.view.superview == nil && next.parent == nil)
        expect(!log.take().contains { $0.contains("Appear") })
    }
}

@MainActor private final class ButtonTarget {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func went(_ item: UIBarButtonItem, event: UIEvent?) {
        log.add("\(item.title ?? "") \(event == nil ? "without" : "with") event")
    }
}

extension UIWindow {
    fileprivate func removeRoot() {
        rootViewController = nil
    }
}
