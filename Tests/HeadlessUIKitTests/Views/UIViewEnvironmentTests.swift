import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewEnvironmentTests {
    @Test("traits are inherited from the window, and changes are reported from the outside in")
    func traits() {
        let log = CallLog()
        let window = makeWindow()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        window.addSubview(parent)
        parent.addSubview(child)
        _ = log.take()
        window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        expectEqual(log.take(), ["parent traitCollectionDidChange", "child traitCollectionDidChange"])
        expectEqual(child.traitCollection.preferredContentSizeCategory, .extraLarge)
        window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        expect(log.take().isEmpty)
    }

    @Test("a view that enters a window takes its traits and hears of it where they differ")
    func entering() {
        let log = CallLog()
        let window = makeWindow()
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        let view = LoggingView("view", log)
        expectEqual(view.traitCollection.userInterfaceStyle, .light)
        window.addSubview(view)
        expectEqual(view.traitCollection.userInterfaceStyle, .dark)
        expect(log.take().contains("view traitCollectionDidChange"))
    }

    @Test("a view created under other traits predicts them and is not notified when they apply")
    func prediction() {
        let log = CallLog()
        let window = makeWindow()
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        var view: LoggingView?
        window.traitCollection.performAsCurrent { view = LoggingView("view", log) }
        window.addSubview(view ?? UIView())
        expect(!log.take().contains("view traitCollectionDidChange"))
    }

    @Test("an appearance of its own holds for a view and what is in it, and goes away again")
    func overriding() {
        let window = makeWindow()
        let parent = UIView()
        let child = UIView()
        window.addSubview(parent)
        parent.addSubview(child)
        parent.overrideUserInterfaceStyle = .dark
        expectEqual(child.traitCollection.userInterfaceStyle, .dark)
        expectEqual(window.traitCollection.userInterfaceStyle, .light)
        parent.overrideUserInterfaceStyle = .unspecified
        expectEqual(child.traitCollection.userInterfaceStyle, .light)
    }

    @Test("a dynamic background colour follows the appearance")
    func dynamicBackground() {
        let window = makeWindow()
        let view = UIView()
        view.backgroundColor = .systemBackground
        window.addSubview(view)
        expectEqual(view.layer.backgroundColor, CGColor(gray: 1, alpha: 1))
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(view.layer.backgroundColor, CGColor(gray: 0, alpha: 1))
    }

    @Test("the tint colour comes from the nearest view that has one, and changes are told where it is inherited")
    func tint() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        let own = LoggingView("own", log)
        own.tintColor = .green
        parent.addSubview(child)
        parent.addSubview(own)
        _ = log.take()
        expectEqual(child.tintColor, .systemBlue)
        parent.tintColor = .red
        expectEqual(log.take(), ["parent tintColorDidChange", "child tintColorDidChange"])
        expectEqual(child.tintColor, .red)
        expectEqual(own.tintColor, .green)
        let late = LoggingView("late", log)
        parent.addSubview(late)
        expect(log.take().contains("late tintColorDidChange"))
        parent.tintColor = nil
        expectEqual(late.tintColor, .systemBlue)
    }

    @Test("the direction follows the traits unless the semantic content attribute overrides it")
    func direction() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        window.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        view.semanticContentAttribute = .playback
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        window.hostTraits = UITraitCollection(layoutDirection: .leftToRight)
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    @Test("the direction of the interface lays views out again")
    func directionLaysOut() {
        let log = CallLog()
        let window = makeWindow()
        window.addSubview(LoggingView("view", log))
        window.hostLayout()
        _ = log.take()
        window.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
        window.hostLayout()
        expectEqual(log.take(), ["view traitCollectionDidChange", "view layoutSubviews"])
    }

    @Test("the safe area of a view is the overlapping part of its superview's")
    func safeArea() {
        let log = CallLog()
        let window = makeWindow(width: 200, height: 400)
        let full = LoggingView("full", log, frame: window.bounds)
        let lower = LoggingView("lower", log, frame: CGRect(x: 0, y: 30, width: 200, height: 370))
        let middle = LoggingView("middle", log, frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        full.addSubview(lower)
        full.addSubview(middle)
        window.addSubview(full)
        _ = log.take()
        window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        expectEqual(full.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        expectEqual(lower.safeAreaInsets, UIEdgeInsets(top: 14, left: 0, bottom: 34, right: 0))
        expectEqual(middle.safeAreaInsets, .zero)
        expectEqual(log.take(), ["full safeAreaInsetsDidChange", "lower safeAreaInsetsDidChange"])
        lower.frame.origin.y = 44
        expectEqual(lower.safeAreaInsets.top, 0)
        window.hostSafeAreaInsets = .zero
        expectEqual(full.safeAreaInsets, .zero)
    }

    @Test("margins are eight points, lie inside the safe area and follow the direction of reading")
    func margins() {
        let window = makeWindow()
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        expectEqual(view.layoutMargins.top, 28)
        view.insetsLayoutMarginsFromSafeArea = false
        expectEqual(view.layoutMargins.top, 8)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
