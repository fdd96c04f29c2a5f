import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ConstraintTests {
    @Test("anchors with constants place a view in its superview")
    func pinning() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 10, y: 30, width: 290, height: 410))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 10, y: 30, width: 170, height: 30))
    }

    @Test("multipliers, centres and aspect ratios work with items and attributes")
    func items() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        root.addConstraints([
            NSLayoutConstraint(
                item: view,
                attribute: .width,
                relatedBy: .equal,
                toItem: root,
                attribute: .width,
                multiplier: 0.5,
                constant: 10
            ),
            NSLayoutConstraint(
                item: view,
                attribute: .height,
                relatedBy: .equal,
                toItem: view,
                attribute: .width,
                multiplier: 2,
                constant: 0
            ),
            NSLayoutConstraint(
                item: view,
                attribute: .centerX,
                relatedBy: .equal,
                toItem: root,
                attribute: .centerX,
                multiplier: 1,
                constant: 0
            ),
            NSLayoutConstraint(
                item: view,
                attribute: .centerY,
                relatedBy: .equal,
                toItem: root,
                attribute: .centerY,
                multiplier: 1.5,
                constant: 0
            ),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 75, y: 360 - 170, width: 170, height: 340))
        expectEqual(root.constraints.count, 4)
    }

    @Test("a constraint is held by the nearest common ancestor, a size by the view itself")
    func holders() {
        let root = makeRoot()
        let box = add(UIView(), to: root)
        let first = add(UIView(), to: box)
        let second = add(UIView(), to: box)
        let between = first.leftAnchor.constraint(equalTo: second.rightAnchor)
        let upwards = first.topAnchor.constraint(equalTo: root.topAnchor)
        let size = first.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([between, upwards, size])
        expectEqual(box.constraints, [between])
        expectEqual(root.constraints, [upwards])
        expectEqual(first.constraints, [size])
        NSLayoutConstraint.deactivate([between, upwards, size])
        expect(box.constraints.isEmpty && root.constraints.isEmpty && first.constraints.isEmpty)
        expect(!between.isActive)
    }

    @Test("views in different superviews meet in the coordinates of the common ancestor")
    func nested() {
        let root = makeRoot()
        let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        root.addSubview(box)
        let inner = add(UIView(), to: box)
        let outer = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            outer.widthAnchor.constraint(equalToConstant: 30),
            outer.heightAnchor.constraint(equalToConstant: 30),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.rightAnchor.constraint(equalTo: box.rightAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(inner.frame, CGRect(x: 20, y: 20, width: 80, height: 80))
        box.frame.origin.x = 60
        root.layoutIfNeeded()
        expectEqual(inner.frame, CGRect(x: 10, y: 20, width: 90, height: 80))
    }

    @Test("a higher priority wins, and a lower one is satisfied as closely as possible")
    func priorities() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = .defaultHigh
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        narrow.priority = .defaultLow
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 200)
        limit.isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 150)
        wide.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 100)
    }

    @Test("a new constant moves what depends on it and needs few pivots")
    func constants() {
        let root = makeRoot()
        var previous: UIView?
        var first: NSLayoutConstraint?
        var views: [UIView] = []
        for _ in 0..<50 {
            let view = add(UIView(), to: root)
            let top = view.topAnchor.constraint(
                equalTo: previous?.bottomAnchor ?? root.topAnchor,
                constant: 4
            )
            if first == nil { first = top }
            NSLayoutConstraint.activate([
                top, view.heightAnchor.constraint(equalToConstant: 6),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            previous = view
            views.append(view)
        }
        root.layoutIfNeeded()
        expectEqual(views[49].frame, CGRect(x: 0, y: 494, width: 320, height: 6))
        let pivots = root.layoutEngine?.solver.pivotCount ?? 0
        first?.constant = 14
        root.layoutIfNeeded()
        expectEqual(views[49].frame.minY, 504)
        expectEqual(root.layoutEngine?.solver.pivotCount, pivots)
    }

    @Test("views without constraints have no layout node")
    func nothingForNothing() {
        let root = makeRoot()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(view)
        root.layoutIfNeeded()
        expect(root.layoutNode == nil && view.layoutNode == nil)
    }

    @Test("removing a view deactivates constraints to other views and keeps its internal ones")
    func removal() {
        let root = makeRoot()
        let box = add(UIView(), to: root)
        let label = add(SizedView(30, 10), to: box)
        let inner = label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5)
        let outer = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
        let across = label.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([inner, outer, across])
        root.layoutIfNeeded()
        expectEqual(box.frame.minX, 7)
        box.removeFromSuperview()
        expect(inner.isActive)
        expect(!outer.isActive)
        expect(!across.isActive)
        expect(root.constraints.isEmpty)
        root.addSubview(box)
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9).isActive = true
        root.layoutIfNeeded()
        expectEqual(box.frame.minX, 9)
        expectEqual(label.frame.minX, 5)
        expectEqual(label.frame.width, 30)
    }

    @Test("a constraint does not keep its views alive, nor does an engine")
    func lifetimes() {
        weak var weakRoot: UIView?
        weak var weakView: UIView?
        var kept: NSLayoutConstraint?
        do {
            let root = makeRoot()
            let view = add(UIView(), to: root)
            weakRoot = root
            weakView = view
            kept = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            kept?.isActive = true
            root.layoutIfNeeded()
        }
        expectEqual(weakRoot, nil)
        expectEqual(weakView, nil)
        expectEqual(kept?.isActive, false)
        expect(kept?.firstItem == nil)
    }

    @Test("constraints animate when layout is done in an animation block")
    func animation() {
        let window = makeWindow()
        let view = add(UIView(), to: window)
        let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.hostLayout()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
        expectEqual(view.frame.minX, 100)
        expect(view.layer.isAnimatedInBlock)
        window.clock.advance(by: 1)
        expect(!view.layer.isAnimatedInBlock)
    }

    @Test("leading and trailing are mirrored where the view that holds the others is read from the right")
    func mirrored() {
        let root = makeRoot()
        root.semanticContentAttribute = .forceRightToLeft
        let view = add(UIView(), to: root)
        let next = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
            next.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 260)
        expectEqual(next.frame.minX, 235)
        view.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 260)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 10)
        expectEqual(next.frame.minX, 65)
    }

    @Test("edges are rounded to pixels, so that neighbors leave no gap")
    func pixels() {
        let root = makeRoot()
        var views: [UIView] = []
        for index in 0..<3 {
            let view = add(UIView(), to: root)
            view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor).isActive = true
            if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
            views.append(view)
        }
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.width), [106.5, 107, 106.5])
        expectEqual(views.map(\.frame.minX), [0, 106.5, 213.5])
    }

    @Test("alignment rectangles are what constraints are about")
    func alignmentRectangles() {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = makeRoot()
        let badge = add(Badge(), to: root)
        let inner = add(UIView(), to: badge)
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 30),
            inner.leftAnchor.constraint(equalTo: badge.leftAnchor),
            inner.rightAnchor.constraint(equalTo: badge.rightAnchor),
            inner.topAnchor.constraint(equalTo: badge.topAnchor),
            inner.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        ])
        root.layoutIfNeeded()
        expectEqual(badge.frame, CGRect(x: 18, y: 19, width: 46, height: 34))
        expectEqual(inner.frame, CGRect(x: 2, y: 1, width: 40, height: 30))
    }
}
