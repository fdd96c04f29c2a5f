import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

private typealias Mask = UIView.AutoresizingMask

@MainActor @Suite struct UIViewLayoutTests {
    @Test("a superview is laid out before its subviews, each once")
    func order() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        let other = LoggingView("other", log)
        child.addSubview(LoggingView("grandchild", log))
        parent.addSubview(child)
        parent.addSubview(other)
        _ = log.take()
        parent.layoutIfNeeded()
        expectEqual(
            log.take(),
            [
                "parent layoutSubviews", "child layoutSubviews", "grandchild layoutSubviews", "other layoutSubviews",
            ]
        )
        parent.layoutIfNeeded()
        expect(log.take().isEmpty)
    }

    @Test("only views that need layout are laid out, however deep they are")
    func onlyDirty() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        let grandchild = LoggingView("grandchild", log)
        parent.addSubview(child)
        child.addSubview(grandchild)
        parent.layoutIfNeeded()
        _ = log.take()
        grandchild.setNeedsLayout()
        parent.layoutIfNeeded()
        expectEqual(log.take(), ["grandchild layoutSubviews"])
    }

    @Test("a changed size asks for layout, a changed place does not")
    func sizeAndPlace() {
        let log = CallLog()
        let view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        _ = log.take()
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        expect(log.take().isEmpty)
        view.frame.size.width = 11
        view.layoutIfNeeded()
        expectEqual(log.take(), ["view layoutSubviews"])
    }

    @Test("subviews that change size in layoutSubviews are laid out in the same pass")
    func samePass() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.onLayout = { $0.subviews[0].frame = $0.bounds }
        parent.addSubview(child)
        parent.layoutIfNeeded()
        _ = log.take()
        parent.frame.size = CGSize(width: 50, height: 50)
        parent.layoutIfNeeded()
        expectEqual(log.take(), ["parent layoutSubviews", "child layoutSubviews"])
        expectEqual(child.frame.size, CGSize(width: 50, height: 50))
    }

    @Test("a view that asks for layout of its superview gets it before the pass ends")
    func askingUpwards() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        parent.layoutIfNeeded()
        _ = log.take()
        var asked = false
        child.onLayout = { child in
            guard !asked else { return }
            asked = true
            child.superview?.setNeedsLayout()
        }
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        expectEqual(log.take(), ["child layoutSubviews", "parent layoutSubviews"])
    }

    @Test("a layout that never converges is stopped")
    func endless() {
        let log = CallLog()
        let view = LoggingView("view", log)
        view.onLayout = { $0.setNeedsLayout() }
        view.layoutIfNeeded()
        expect(log.take().count < 1_000)
    }

    @Test("layoutIfNeeded of a subview starts at the ancestor that asked for layout")
    func fromAncestor() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        _ = log.take()
        child.layoutIfNeeded()
        expectEqual(log.take(), ["parent layoutSubviews", "child layoutSubviews"])
    }

    @Test("in layoutSubviews the current traits are the view's")
    func currentTraits() {
        let window = makeWindow()
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        var style = UIUserInterfaceStyle.unspecified
        let view = LoggingView("view", CallLog())
        view.onLayout = { _ in style = UITraitCollection.current.userInterfaceStyle }
        window.addSubview(view)
        window.hostLayout()
        expectEqual(style, .dark)
        expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    @Test("an invalid intrinsic size lays the superview out again")
    func intrinsicSize() {
        let log = CallLog()
        let parent = LoggingView("parent", log)
        let child = UIView()
        parent.addSubview(child)
        parent.layoutIfNeeded()
        _ = log.take()
        child.invalidateIntrinsicContentSize()
        parent.layoutIfNeeded()
        expectEqual(log.take(), ["parent layoutSubviews"])
    }

    @Test(
        "autoresizing divides the difference among flexible parts",
        arguments: [
            (Mask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
            (Mask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
            (Mask.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
            (Mask([.flexibleLeftMargin, .flexibleWidth]), CGRect(x: 35, y: 10, width: 105, height: 30)),
            (Mask([.flexibleTopMargin, .flexibleHeight]), CGRect(x: 10, y: 35, width: 30, height: 105)),
            (Mask(), CGRect(x: 10, y: 10, width: 30, height: 30)),
        ]
    )
    fileprivate func autoresizing(mask: Mask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        expectEqual(child.frame, expected)
    }

    @Test("without autoresizesSubviews the subviews stay")
    func noAutoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.autoresizesSubviews = false
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        parent.frame.size.width = 200
        expectEqual(child.frame.width, 100)
    }
}
