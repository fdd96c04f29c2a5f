import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct GuideTests {
    private func fill(_ view: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test("guides take part in layout and report their frames")
    func guides() {
        let root = makeRoot(width: 300)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 20),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(guide.layoutFrame, CGRect(x: 10, y: 5, width: 150, height: 20))
        expectEqual(view.frame.origin, CGPoint(x: 160, y: 25))
        expectEqual(root.layoutGuides, [guide])
        root.removeLayoutGuide(guide)
        expect(root.constraints.isEmpty)
        expectEqual(guide.owningView, nil)
    }

    @Test("margins and safe area are followed when they change")
    func marginsAndSafeArea() {
        let window = makeWindow(width: 200, height: 400)
        let first = add(UIView(), to: window)
        let second = add(UIView(), to: window)
        fill(first, window.layoutMarginsGuide)
        fill(second, window.safeAreaLayoutGuide)
        window.hostLayout()
        expectEqual(first.frame, CGRect(x: 8, y: 8, width: 184, height: 384))
        expectEqual(second.frame, window.bounds)
        window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
        window.layoutMargins = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
        window.hostLayout()
        expectEqual(second.frame, CGRect(x: 1, y: 20, width: 197, height: 350))
        expectEqual(second.frame, window.safeAreaLayoutGuide.layoutFrame)
        expectEqual(first.frame, CGRect(x: 6, y: 24, width: 185, height: 340))
    }

    @Test("readable content is centred and no wider than lines are easily read")
    func readable() {
        let root = makeRoot(width: 1000)
        let view = add(UIView(), to: root)
        fill(view, root.readableContentGuide)
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 164, y: 8, width: 672, height: 464))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 464))
        expectEqual(root.constraints.count, 4)
    }

    @Test("readable content has its frame before anything uses it")
    func readableAtOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 480))
        expectEqual(view.readableContentGuide.layoutFrame, CGRect(x: 164, y: 8, width: 672, height: 464))
        view.frame.size.width = 300
        expectEqual(view.readableContentGuide.layoutFrame, CGRect(x: 8, y: 8, width: 284, height: 464))
    }

    @Test("the area of the keyboard reaches from the view down to the bottom of the window")
    func keyboardBelowView() {
        let window = makeWindow(width: 200, height: 400)
        window.hostSafeAreaInsets.bottom = 34
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.addSubview(view)
        let guide = view.keyboardLayoutGuide
        expectEqual(guide.layoutFrame, CGRect(x: 0, y: 300, width: 200, height: 100))
        let bar = add(UIView(), to: view)
        bar.heightAnchor.constraint(equalTo: guide.heightAnchor).isActive = true
        window.hostLayout()
        expectEqual(bar.frame.height, 100)
        view.frame.size.height = 380
        window.hostLayout()
        expectEqual(bar.frame.height, 34)
        expectEqual(guide.layoutFrame, CGRect(x: 0, y: 366, width: 200, height: 34))
        expectEqual(window.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 366, width: 200, height: 34))
    }

    @Test("a guide that tracks a docked keyboard activates the constraints for its edges")
    func tracking() {
        let window = makeWindow(width: 200, height: 400)
        let docked = window.widthAnchor.constraint(equalToConstant: 200)
        let floating = window.widthAnchor.constraint(equalToConstant: 200)
        window.keyboardLayoutGuide.setConstraints([docked], activeWhenNearEdge: .bottom)
        window.keyboardLayoutGuide.setConstraints([floating], activeWhenAwayFrom: .bottom)
        expect(docked.isActive)
        expect(!floating.isActive)
        expectEqual(window.keyboardLayoutGuide.constraints(activeWhenAwayFrom: .bottom), [floating])
        window.keyboardLayoutGuide.removeAllTrackedConstraints()
        expect(!docked.isActive)
    }

    @Test("subviews respect the safe area that a view overrides")
    func overriddenSafeArea() {
        final class Inset: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
        }
        let outer = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 95))
        outer.addSubview(inner)
        expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 15, left: 0, bottom: 30, right: 0))
        expectEqual(inner.layoutMargins, UIEdgeInsets(top: 23, left: 8, bottom: 38, right: 8))
        expectEqual(outer.layoutMargins, UIEdgeInsets(top: 28, left: 8, bottom: 38, right: 8))
        expectEqual(inner.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 15, width: 100, height: 50))
    }

    @Test("all views of a window respect the safe area that the window overrides")
    func overriddenSafeAreaOfWindow() {
        final class Inset: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
        }
        let window = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        let inner = add(UIView(), to: controller.view)
        fill(inner, controller.view.safeAreaLayoutGuide)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.hostLayout()
        expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
        expectEqual(inner.frame, CGRect(x: 0, y: 20, width: 200, height: 350))
        expectEqual(inner.safeAreaInsets, .zero)
    }

    @Test("constraints to a scroll view's edges decide the size of its content")
    func scrollContent() {
        let root = makeRoot(width: 100, height: 100)
        let scroll = add(UIScrollView(), to: root)
        let content = add(UIView(), to: scroll)
        let floating = add(UIView(), to: scroll)
        for (view, other) in [(scroll, root), (content, scroll)] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
                view.topAnchor.constraint(equalTo: other.topAnchor),
                view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
            floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
            floating.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor),
            floating.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 100, height: 500))
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 100, height: 500))
        expectEqual(floating.frame.minY, 10)
        scroll.contentOffset.y = 70
        root.layoutIfNeeded()
        expectEqual(floating.frame.minY, 80)
        expectEqual(content.frame.minY, 0)
    }

    @Test("what ends above the keyboard ends at the safe area where there is none")
    func keyboard() {
        let window = makeWindow(width: 200, height: 400)
        let view = add(SizedView(10, 10), to: window)
        view.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true
        window.hostSafeAreaInsets.bottom = 34
        window.hostLayout()
        expectEqual(view.frame.maxY, 366)
        window.keyboardLayoutGuide.usesBottomSafeArea = false
        window.hostLayout()
        expectEqual(view.frame.maxY, 400)
    }

    @Test("distances between anchors can be compared")
    func distances() {
        let root = makeRoot(width: 100)
        let views = (0..<2).map { _ in add(SizedView(10, 10), to: root) }
        let before = root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor)
        let between = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
        let after = views[1].rightAnchor.anchorWithOffset(to: root.rightAnchor)
        NSLayoutConstraint.activate([
            before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 2),
        ])
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.minX), [32, 74])
    }

    @Test("the system's spacing is 8 points")
    func systemSpacing() {
        let root = makeRoot()
        let view = add(SizedView(10, 10), to: root)
        view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2).isActive = true
        view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1).isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 16)
        expect(view.frame.minY >= 8)
    }
}
