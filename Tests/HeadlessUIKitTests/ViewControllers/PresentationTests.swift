import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class LoggingScreen: UIViewController {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog, _ style: UIModalPresentationStyle = .automatic) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() { log.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(name) viewIsAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear \(animated)") }
    override func viewDidLayoutSubviews() { log.add("\(name) viewDidLayoutSubviews") }
}

@MainActor @Suite struct PresentationTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let root: UIViewController

    init() {
        root = LoggingScreen("root", log)
        window.rootViewController = root
        window.hostLayout()
        _ = log.take()
    }

    @Test("the old screen will disappear, the new one did appear, the old one did disappear, then completion")
    func fullScreenOrder() {
        let next = LoggingScreen("next", log, .fullScreen)
        root.present(next, animated: true) { [log] in log.add("completion") }
        expectEqual(
            log.take(),
            [
                "next viewDidLoad", "root viewWillDisappear true", "next viewWillAppear true",
                "next viewIsAppearing true", "next viewDidLayoutSubviews",
            ]
        )
        expect(next.isBeingPresented)
        expect(root.presentedViewController === next && next.presentingViewController === root)
        window.clock.advance(by: 1)
        expectEqual(log.take(), ["next viewDidAppear true", "root viewDidDisappear true", "completion"])
        expect(root.view.window == nil && next.view.frame == window.bounds)
        next.dismiss(animated: true) { [log] in log.add("completion") }
        expect(
            log.take().filter { !$0.contains("Layout") } == [
                "next viewWillDisappear true", "root viewWillAppear true", "root viewIsAppearing true",
            ]
        )
        expect(next.isBeingDismissed)
        window.clock.advance(by: 1)
        expect(
            log.take().filter { !$0.contains("Layout") } == [
                "root viewDidAppear true", "next viewDidDisappear true", "completion",
            ]
        )
        expect(root.presentedViewController == nil && next.presentingViewController == nil)
        expectEqual(next.view.window, nil)
    }

    @Test("a sheet does not affect the appearance of the presenting view")
    func sheet() {
        let next = LoggingScreen("next", log)
        root.present(next, animated: true)
        window.clock.advance(by: 1)
        expect(!log.take().contains { $0.hasPrefix("root") })
        expect(root.view.window != nil)
        expectEqual(next.view.frame, CGRect(x: 0, y: 10, width: 200, height: 390))
        root.dismiss(animated: true)
        window.clock.advance(by: 1)
        expect(!log.take().contains { $0.hasPrefix("root") })
        expectEqual(next.view.window, nil)
    }

    @Test("the screen slides in on the clock")
    func motion() {
        let next = LoggingScreen("next", log, .fullScreen)
        root.present(next, animated: true)
        expectEqual(next.view.layer.presentedValues.transformToSuperlayer.ty, 400)
        window.clock.advance(by: 0.2)
        let middle = next.view.layer.presentedValues.transformToSuperlayer.ty
        expect(middle > 0 && middle < 300)
        window.clock.advance(by: 0.3)
        expectEqual(next.view.layer.presentedValues.transformToSuperlayer.ty, 0)
    }

    @Test("without animation the screen did appear with the next layout")
    func plain() {
        let next = LoggingScreen("next", log, .fullScreen)
        root.present(next, animated: false) { [log] in log.add("completion") }
        expect(!log.take().contains("next viewDidAppear false"))
        window.hostLayout()
        expectEqual(log.take(), ["next viewDidAppear false", "root viewDidDisappear false", "completion"])
        root.dismiss(animated: false) { [log] in log.add("completion") }
        expect(
            log.take().filter { !$0.contains("Layout") } == [
                "next viewWillDisappear false", "root viewWillAppear false", "root viewIsAppearing false",
                "root viewDidAppear false", "next viewDidDisappear false", "completion",
            ]
        )
    }

    @Test("a child presents over the whole screen, and what it presents is its container's as well")
    func nestedPresenter() {
        let child = LoggingScreen("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.hostLayout()
        _ = log.take()
        let next = LoggingScreen("next", log, .fullScreen)
        child.present(next, animated: true)
        expect(
            log.take().filter { $0.contains("Disappear") } == [
                "root viewWillDisappear true", "child viewWillDisappear true",
            ]
        )
        expect(next.presentingViewController === root)
        expect(child.presentedViewController === next && root.presentedViewController === next)
        window.clock.advance(by: 1)
        expect(
            log.take().filter { $0.contains("Disappear") } == [
                "root viewDidDisappear true", "child viewDidDisappear true",
            ]
        )
    }

    @Test("a controller that already presents, or has no window, presents nothing")
    func refusals() {
        let first = LoggingScreen("first", log)
        root.present(first, animated: false)
        window.hostLayout()
        root.present(LoggingScreen("second", log), animated: false)
        expect(root.presentedViewController === first)
        let lonely = UIViewController()
        lonely.present(UIViewController(), animated: false)
        expectEqual(lonely.presentedViewController, nil)
    }

    @Test("dismissing the lowest controller dismisses those above")
    func stack() {
        let first = LoggingScreen("first", log)
        let second = LoggingScreen("second", log)
        root.present(first, animated: true)
        window.clock.advance(by: 1)
        first.present(second, animated: true)
        window.clock.advance(by: 1)
        root.dismiss(animated: true)
        window.clock.advance(by: 1)
        expect(root.presentedViewController == nil && first.presentedViewController == nil)
        expect(first.view.window == nil && second.view.window == nil)
        expectEqual(window.subviews.count, 1)
    }

    @Test("a screen dismissed while it comes in first did appear, and every completion is called")
    func dismissWhilePresenting() {
        let next = LoggingScreen("next", log, .fullScreen)
        root.present(next, animated: true) { [log] in log.add("presented") }
        window.clock.advance(by: 0.1)
        _ = log.take()
        root.dismiss(animated: true) { [log] in log.add("dismissed") }
        window.clock.advance(by: 1)
        let calls = log.take().filter { !$0.contains("Layout") }
        expectEqual(calls.first, "next viewDidAppear true")
        expect(calls.filter { $0 == "presented" || $0 == "dismissed" } == ["presented", "dismissed"])
        expectEqual(calls.suffix(2), ["next viewDidDisappear true", "dismissed"])
        expect(root.view.window === window)
    }

    @Test("another root view controller dismisses presented ones")
    func replacingRoot() {
        let next = LoggingScreen("next", log, .fullScreen)
        root.present(next, animated: false)
        window.hostLayout()
        window.rootViewController = LoggingScreen("other", log)
        window.hostLayout()
        expect(next.view.window == nil && window.subviews.count == 1)
    }

    @Test("only the presented screen is read")
    func accessibility() {
        let below = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        below.isAccessibilityElement = true
        below.accessibilityLabel = "below"
        root.view.addSubview(below)
        let next = LoggingScreen("next", log)
        root.present(next, animated: false)
        window.hostLayout()
        expect(window.accessibilityTree.isEmpty)
    }
}
