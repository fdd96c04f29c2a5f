import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Hearing of changed traits")
@MainActor struct TraitChangeTests {
    private let window = makeWindow()
    private let view = UIView()

    init() {
        window.addSubview(view)
    }

    @Test("a closure is called for the traits it asks for, with the traits before")
    func closures() {
        var styles: [UIUserInterfaceStyle] = []
        var scales = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            styles.append(previous.userInterfaceStyle)
            styles.append(view.traitCollection.userInterfaceStyle)
        }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in scales += 1 }
        view.overrideUserInterfaceStyle = .dark
        expectEqual(styles, [.light, .dark])
        expectEqual(scales, 0)
    }

    @Test("unregistered observers are not called")
    func unregistering() {
        var calls = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            calls += 1
        }
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .dark
        expectEqual(calls, 0)
    }

    @Test("view controllers are notified like views")
    func controllers() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.hostLayout()
        var calls = 0
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in calls += 1 }
        window.overrideUserInterfaceStyle = .dark
        expectEqual(calls, 1)
    }

    @Test("a trait collection returns the value of a trait by its type")
    func values() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(traits[UITraitUserInterfaceStyle.self], .dark)
        expectEqual(traits[UITraitHorizontalSizeClass.self], .unspecified)
    }

    @Test("another text size is posted with its name")
    func textSize() {
        nonisolated(unsafe) var posted: [UIContentSizeCategory] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: window.screen,
            queue: nil
        ) { notification in
            let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
            if let category = value as? UIContentSizeCategory { posted.append(category) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        window.setScreenTraits(
            UITraitCollection(traitsFrom: [
                window.screenTraits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            ])
        )
        window.setScreenTraits(window.screenTraits)
        expectEqual(posted, [.accessibilityLarge])
    }
}
