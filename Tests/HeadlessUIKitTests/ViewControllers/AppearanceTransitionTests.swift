import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class Recorder: UIViewController {
    var log: [String] = []
    var forwards = true

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { log.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didNot") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        log.append("child \(container.preferredContentSize.width)")
    }
}

@MainActor @Suite struct AppearanceTransitionTests {
    private func add(_ child: Recorder, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.log = []
    }

    @Test("a manual appearance transition notifies the controller and its children, without a window")
    func byHand() {
        let parent = Recorder()
        let child = Recorder()
        parent.beginAppearanceTransition(true, animated: true)
        expectEqual(parent.log, ["load", "will true"])
        parent.endAppearanceTransition()
        expectEqual(parent.log, ["load", "will true", "did"])
        add(child, to: parent)
        parent.beginAppearanceTransition(false, animated: false)
        expect(child.log.isEmpty)
        parent.endAppearanceTransition()
        expectEqual(parent.log.suffix(2), ["willNot", "didNot"])
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        expectEqual(child.log, ["will false", "did"])
    }

    @Test("a controller whose appearance was begun manually does not appear again with its window")
    func once() {
        let controller = Recorder()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.hostLayout()
        expectEqual(controller.log, ["load", "will false", "did"])
    }

    @Test("a container that forwards appearance methods itself is the only one to notify its children")
    func forwarding() {
        let parent = Recorder()
        parent.forwards = false
        let child = Recorder()
        add(child, to: parent)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        window.hostLayout()
        expect(parent.log.contains("did"))
        expect(child.log.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        expectEqual(child.log, ["will false", "did"])
    }

    @Test("a container is notified of a child's preferred size")
    func preferredSize() {
        let parent = Recorder()
        let child = Recorder()
        add(child, to: parent)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        expectEqual(parent.log, ["load", "child 30.0"])
    }

    @Test("a transition between children exchanges their views at its end")
    func exchange() {
        let parent = Recorder()
        let old = Recorder()
        let new = Recorder()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        add(old, to: parent)
        parent.addChild(new)
        window.hostLayout()
        var isComplete = false
        parent.transition(from: old, to: new, duration: 1) {
            new.view.alpha = 0.5
        } completion: {
            isComplete = $0
        }
        expect(new.view.superview === parent.view)
        expect(old.view.superview === parent.view)
        window.clock.advance(by: 1)
        expect(isComplete)
        expectEqual(old.view.superview, nil)
    }

    @Test("layout guides of the bars end where the safe area begins")
    func barGuides() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view,
                attribute: .top,
                relatedBy: .equal,
                toItem: controller.topLayoutGuide,
                attribute: .bottom,
                multiplier: 1,
                constant: 5
            ),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        window.hostLayout()
        expectEqual(view.frame, CGRect(x: 0, y: 25, width: 10, height: 145))
        expectEqual(controller.topLayoutGuide.length, 20)
        expectEqual(controller.bottomLayoutGuide.length, 30)
    }

    @Test("a subclass is notified of every insertion by index and of its guides")
    func overriding() {
        final class Container: UIView {
            var inserted = 0
            override func insertSubview(_ view: UIView, at index: Int) {
                inserted += 1
                super.insertSubview(view, at: index)
            }
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var layoutMargins: UIEdgeInsets {
                get { UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9) }
                set { super.layoutMargins = newValue }
            }
        }
        let view: UIView = Container()
        view.insertSubview(UIView(), at: 0)
        expectEqual((view as? Container)?.inserted, 1)
        expectEqual(view.safeAreaInsets.right, 4)
        expectEqual(view.layoutMargins.top, 9)
    }
}
