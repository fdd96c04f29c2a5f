import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class Screen: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.add("\(name) will \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate { [self] _ in
            log.add("\(name) alongside \(Int(view.bounds.width))")
        } completion: { [self] _ in
            log.add("\(name) completion")
        }
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log.add("\(name) will traits \(traitCollection.userInterfaceStyle == .dark)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.add("\(name) did traits \(traitCollection.userInterfaceStyle == .dark)")
    }
}

@MainActor @Suite struct SizeTransitionTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let root: UIViewController
    private let child: UIViewController

    init() {
        root = Screen("root", log)
        child = Screen("child", log)
        window.rootViewController = root
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.hostLayout()
        _ = log.take()
    }

    @Test("screens hear of a rotation before it, and run what goes along with it once they have their size")
    func size() {
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
        expectEqual(
            log.take(),
            [
                "root will 200 to 400", "child will 200 to 400", "root alongside 400", "child alongside 400",
                "root completion", "child completion",
            ]
        )
        window.frame.origin.x = 10
        expect(log.take().isEmpty)
    }

    @Test("screens hear of other traits before they change")
    func traits() {
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(
            log.take(),
            [
                "root will traits false", "child will traits false", "root did traits true", "child did traits true",
            ]
        )
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        expect(log.take().isEmpty)
    }
}
