import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewHierarchyTests {
    @Test("adding a view to a window calls the window methods first, then the superview methods")
    func orderOfAdding() {
        let log = CallLog()
        let window = makeWindow()
        let parent = LoggingView("parent", log)
        window.addSubview(parent)
        _ = log.take()
        parent.addSubview(LoggingView("child", log))
        expectEqual(
            log.take(),
            [
                "child willMove(toWindow: window)", "child willMove(toSuperview: view)", "child didMoveToWindow",
                "child didMoveToSuperview", "parent didAddSubview",
            ]
        )
    }

    @Test("a view outside a window is notified only of its superview, and of the window once the superview has one")
    func addingOutsideOfWindow() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        parent.addSubview(LoggingView("child", log))
        expectEqual(
            log.take(),
            [
                "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview",
            ]
        )
        makeWindow().addSubview(parent)
        expectEqual(
            log.take(),
            [
                "parent willMove(toWindow: window)", "child willMove(toWindow: window)",
                "parent willMove(toSuperview: view)", "parent didMoveToWindow", "child didMoveToWindow",
                "parent didMoveToSuperview",
            ]
        )
    }

    @Test("removing a view tells the superview first, then of the window and of the superview")
    func orderOfRemoving() {
        let log = CallLog()
        let window = makeWindow()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        window.addSubview(parent)
        parent.addSubview(child)
        _ = log.take()
        child.removeFromSuperview()
        expectEqual(
            log.take(),
            [
                "parent willRemoveSubview", "child willMove(toWindow: nil)", "child willMove(toSuperview: nil)",
                "child didMoveToWindow", "child didMoveToSuperview",
            ]
        )
        expectEqual(child.superview, nil)
        expectEqual(child.window, nil)
        expect(parent.subviews.isEmpty)
    }

    @Test("a view that moves within its window hears nothing of the window and leaves the old superview")
    func movingWithinWindow() {
        let log = CallLog()
        let window = makeWindow()
        let first = LoggingView("first", log)
        let second = LoggingView("second", log)
        let child = LoggingView("child", log)
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(child)
        _ = log.take()
        second.addSubview(child)
        expectEqual(
            log.take(),
            [
                "child willMove(toSuperview: view)", "first willRemoveSubview", "child didMoveToSuperview",
                "second didAddSubview",
            ]
        )
        expect(first.subviews.isEmpty)
        expect(child.superview === second)
    }

    @Test("subviews keep the order in which they were inserted, moved and exchanged")
    func order() {
        let parent = UIView()
        let views = (0..<4).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        func tags() -> [Int] { parent.subviews.map(\.tag) }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        expectEqual(tags(), [1, 0])
        parent.insertSubview(views[2], aboveSubview: views[1])
        expectEqual(tags(), [1, 2, 0])
        parent.insertSubview(views[3], belowSubview: views[1])
        expectEqual(tags(), [3, 1, 2, 0])
        parent.bringSubviewToFront(views[3])
        expectEqual(tags(), [1, 2, 0, 3])
        parent.sendSubviewToBack(views[0])
        expectEqual(tags(), [0, 1, 2, 3])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        expectEqual(tags(), [3, 1, 2, 0])
        parent.addSubview(views[1])
        expectEqual(tags(), [3, 2, 0, 1])
        parent.insertSubview(views[3], aboveSubview: views[0])
        expectEqual(tags(), [2, 0, 3, 1])
        expect(parent.viewWithTag(3) === views[3])
    }

    @Test("a view whose superview is deallocated has neither superview nor window")
    func dyingSuperview() {
        let child = UIView()
        let grandchild = UIView()
        child.addSubview(grandchild)
        func build() {
            let window = makeWindow()
            let parent = UIView()
            window.addSubview(parent)
            parent.addSubview(child)
            expect(grandchild.window === window)
        }
        build()
        expectEqual(child.superview, nil)
        expectEqual(child.window, nil)
        expectEqual(grandchild.window, nil)
        expect(grandchild.superview === child)
    }

    @Test("views do not keep their superview or window alive, and windows go away")
    func noCycles() {
        weak var window: UIWindow?
        weak var view: UIView?
        weak var clock: VirtualClock?
        weak var layer: CALayer?
        func build() {
            let strong = makeWindow()
            let scrollView = UIScrollView(frame: strong.bounds)
            strong.addSubview(scrollView)
            strong.hostTouchDown(at: CGPoint(x: 5, y: 5))
            strong.clock.advance(by: 1)
            strong.hostTouchUp()
            scrollView.contentSize = CGSize(width: 10, height: 10_000)
            scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            UIView.animate(withDuration: 1) { scrollView.alpha = 0 }
            window = strong
            view = scrollView
            clock = strong.clock
            layer = scrollView.layer
        }
        build()
        expectEqual(window, nil)
        expectEqual(view, nil)
        expect(clock == nil)
        expectEqual(layer, nil)
    }

    @Test("isDescendant(of:) holds for the view itself and for everything above it")
    func descendants() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        expect(child.isDescendant(of: child))
        expect(child.isDescendant(of: parent))
        expect(!parent.isDescendant(of: child))
    }
}
