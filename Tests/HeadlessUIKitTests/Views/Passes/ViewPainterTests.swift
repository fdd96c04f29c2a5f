import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ViewPainterTests {
    private let window = makeWindow(width: 100, height: 100)

    private func add(_ frame: CGRect, _ color: UIColor = .red, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (parent ?? window).addSubview(view)
        return view
    }

    /// The recorded fills of a painting, in window coordinates.
    private func paint() -> [String] {
        let canvas = FillRecorder()
        ViewPainter.paint(window, on: canvas)
        return canvas.operations
    }

    @Test("views are painted from the back to the front, each at its place")
    func order() {
        let back = add(CGRect(x: 10, y: 10, width: 50, height: 50), .red)
        _ = add(CGRect(x: 5, y: 5, width: 10, height: 10), .green, to: back)
        _ = add(CGRect(x: 20, y: 20, width: 50, height: 50), .blue)
        expectEqual(paint(), ["fill 10 10 50 50 red", "fill 15 15 10 10 green", "fill 20 20 50 50 blue"])
        expectEqual(window.hostPaintedNodeCount, 4)
    }

    @Test("hidden, transparent and distant views are neither painted nor asked to draw")
    func culling() {
        add(CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden = true
        add(CGRect(x: 0, y: 0, width: 10, height: 10)).alpha = 0
        _ = add(CGRect(x: 100, y: 0, width: 10, height: 10))
        var draws = 0
        let drawing = LoggingView("drawing", CallLog(), frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        drawing.onDraw = { _ in draws += 1 }
        window.addSubview(drawing)
        expect(paint().isEmpty)
        expectEqual(window.hostPaintedNodeCount, 1)
        expectEqual(draws, 0)
    }

    @Test("content that overflows an invisible view is painted unless that view clips")
    func reachingOut() {
        let parent = add(CGRect(x: 200, y: 0, width: 10, height: 10))
        _ = add(CGRect(x: -190, y: 0, width: 10, height: 10), .green, to: parent)
        expectEqual(paint(), ["fill 10 0 10 10 green"])
        parent.clipsToBounds = true
        expect(paint().isEmpty)
    }

    @Test("only the visible part of scrolled content is painted")
    func scrolled() {
        let scrollView = UIScrollView(frame: window.bounds)
        window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 100, height: 10_000)
        for row in 0..<1_000 {
            _ = add(CGRect(x: 0, y: CGFloat(row) * 10, width: 100, height: 10), .red, to: scrollView)
        }
        scrollView.contentOffset.y = 5_005
        expect(paint().filter { $0.hasPrefix("fill") }.count == 11)
        expect(paint().contains("fill 0 -5 100 10 red"))
        expectEqual(window.hostPaintedNodeCount, 13)
    }

    @Test("a half transparent view is composed as a group")
    func group() {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = add(CGRect(x: 0, y: 0, width: 10, height: 10), .green, to: view)
        view.alpha = 0.5
        expectEqual(paint(), ["group 0.5", "fill 0 0 10 10 red", "fill 0 0 10 10 green", "end group"])
    }

    @Test("content is clipped to the bounds, below the border")
    func clippingAndBorder() {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = add(CGRect(x: 5, y: 5, width: 10, height: 10), .green, to: view)
        view.clipsToBounds = true
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        expectEqual(
            paint(),
            [
                "fill 0 0 10 10 red", "clip 0 0 10 10", "fill 5 5 10 10 green", "stroke 1 1 8 8 blue width 2",
            ]
        )
    }

    @Test("rounded corners round the background, the clip and the border, and are no larger than the view")
    func corners() {
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        values.cornerRadius = 100
        let outline = values.outline(corners: CornerShape(corners: .all))
        expect(!outline.contains(CGPoint(x: 0.5, y: 0.5), rule: .winding))
        expect(outline.contains(CGPoint(x: 0.2, y: 5), rule: .winding))
        expect(outline.contains(CGPoint(x: 10, y: 0.5), rule: .winding))
        let oneCorner = values.outline(corners: CornerShape(corners: [.layerMinXMinYCorner]))
        expect(!oneCorner.contains(CGPoint(x: 0.5, y: 0.5), rule: .winding))
        expect(oneCorner.contains(CGPoint(x: 19.5, y: 9.5), rule: .winding))
    }

    @Test("a view draws once and again only when it must")
    func keepsDrawing() {
        var rects: [CGRect] = []
        let view = LoggingView("view", CallLog(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.onDraw = { rect in
            rects.append(rect)
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
        }
        window.addSubview(view)
        expect(paint().contains("fill 2 2 4 4 red"))
        view.frame.origin.x = 10
        expect(paint().contains("fill 12 2 4 4 red"))
        expectEqual(rects, [CGRect(x: 0, y: 0, width: 10, height: 10)])
        view.setNeedsDisplay()
        _ = paint()
        expectEqual(rects.count, 2)
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        _ = paint()
        expectEqual(rects.count, 3)
        view.contentMode = .redraw
        _ = paint()
        view.frame.size.width = 20
        _ = paint()
        expectEqual(rects.last?.width, 20)
    }

    @Test(
        "content drawn for another size is placed by the content mode",
        arguments: [
            (UIView.ContentMode.scaleToFill, "fill 0 0 20 10 red"), (.center, "fill 5 0 10 10 red"),
            (.right, "fill 10 0 10 10 red"), (.topLeft, "fill 0 0 10 10 red"),
            (.scaleAspectFill, "fill 0 -5 20 20 red"), (.scaleAspectFit, "fill 5 0 10 10 red"),
        ]
    )
    func contentModes(mode: UIView.ContentMode, expected: String) {
        let view = LoggingView("view", CallLog(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.onDraw = { rect in
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
        }
        view.contentMode = mode
        window.addSubview(view)
        _ = paint()
        view.frame.size.width = 20
        expect(paint().contains(expected))
    }

    @Test("drawing resolves dynamic colours with the view's own traits")
    func traitsInDrawing() {
        let view = LoggingView("view", CallLog(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var style = UIUserInterfaceStyle.unspecified
        view.onDraw = { _ in style = UITraitCollection.current.userInterfaceStyle }
        view.overrideUserInterfaceStyle = .dark
        window.addSubview(view)
        _ = paint()
        expectEqual(style, .dark)
    }

    @Test("painting uses presentation values")
    func animated() {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 50 }
        window.clock.advance(by: 0.5)
        expectEqual(paint(), ["fill 25 0 10 10 red"])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        expect(paint().contains("fill 25 0 10 10 red"))
        window.clock.advance(by: 2)
        expect(paint().isEmpty)
    }

    @Test("a transformed view is painted transformed; one scaled to zero is skipped")
    func transforms() {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(paint(), ["fill -5 -5 20 20 red"])
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        expect(paint().isEmpty)
    }

    @Test("NaN, infinite and empty geometry is skipped")
    func badGeometry() {
        let view = add(.zero)
        _ = add(CGRect(x: 0, y: 0, width: 10, height: 10), .green, to: view)
        view.clipsToBounds = true
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            view.frame = CGRect(x: 0, y: bad, width: 10, height: 10)
            expect(paint().isEmpty)
            view.frame = CGRect(x: 0, y: 0, width: bad, height: 10)
            expect(paint().isEmpty)
        }
        view.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
        expect(paint().isEmpty)
    }

    @Test("a window needs painting as time passes in an animation, and no longer when it has ended")
    func needsPaintForAnimations() throws {
        let frame = HostFrame(of: window, scale: 1)
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        window.hostLayout()
        try frame.paint()
        UIView.animate(withDuration: 0.3) { view.frame.origin.x = 50 }
        window.hostLayout()
        try frame.paint()
        expect(!window.hostNeedsPaint)
        for _ in 0..<2 {
            window.clock.advance(by: 0.1)
            expect(window.hostNeedsPaint)
            try frame.paint()
            expect(window.hostPaintedNodeCount > 0)
            expect(!window.hostNeedsPaint)
        }
        window.clock.advance(by: 0.2)
        window.hostLayout()
        try frame.paint()
        window.clock.advance(by: 0.1)
        expect(!window.hostNeedsPaint)
    }

    @Test("changes mark views for painting, and painting clears the marks")
    func needsPaint() {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        func settle() {
            window.hostLayout()
            _ = paint()
        }
        settle()
        expect(!window.hostNeedsPaint)
        let changes: [() -> Void] = [
            { view.frame.origin.x += 1 }, { view.alpha = 0.9 }, { view.backgroundColor = .green },
            { view.isHidden = true }, { view.layer.cornerRadius = 3 }, { view.setNeedsDisplay() },
            { view.setNeedsLayout() }, { view.removeFromSuperview() },
        ]
        for change in changes {
            change()
            expect(window.hostNeedsPaint)
            settle()
            expect(!window.hostNeedsPaint)
        }
    }
}
