import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("How layers are painted")
struct LayerPaintingTests {
    private let window = makeWindow(width: 100, height: 100)

    private func layer(_ frame: CGRect, _ color: UIColor = .red) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func view(_ frame: CGRect, _ color: UIColor) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func paint() -> [String] {
        let canvas = FillRecorder()
        ViewPainter.paint(window, on: canvas)
        return canvas.operations
    }

    @Test("layers are painted among subviews, in their order, then by depth")
    func order() {
        let subview = view(CGRect(x: 10, y: 0, width: 5, height: 5), .green)
        window.addSubview(subview)
        let back = layer(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
        window.layer.insertSublayer(back, at: 0)
        let front = layer(CGRect(x: 20, y: 0, width: 5, height: 5), .blue)
        window.layer.addSublayer(front)
        let fills = ["fill 0 0 5 5 red", "fill 10 0 5 5 green", "fill 20 0 5 5 blue"]
        expectEqual(paint(), fills)
        subview.layer.zPosition = 1
        expectEqual(paint(), [fills[0], fills[2], fills[1]])
        front.zPosition = -1
        expectEqual(paint(), [fills[2], fills[0], fills[1]])
        subview.layer.zPosition = 0
        front.zPosition = 0
        expectEqual(paint(), fills)
    }

    @Test("subviews with a depth are painted by it, whatever was added when")
    func depth() {
        let (first, second) = (view(.zero, .red), view(.zero, .green))
        first.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        second.frame = first.frame
        first.layer.zPosition = 2
        window.addSubview(first)
        window.addSubview(second)
        expectEqual(paint(), ["fill 0 0 5 5 green", "fill 0 0 5 5 red"])
        expectEqual(window.subviews, [first, second])
    }

    @Test("a sublayer is transformed, clipped and faded with its superlayer")
    func nesting() {
        let outer = layer(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        outer.addSublayer(layer(CGRect(x: 5, y: 5, width: 30, height: 30), .green))
        outer.borderWidth = 2
        outer.borderColor = UIColor.blue.cgColor
        window.layer.addSublayer(outer)
        expectEqual(
            paint(),
            ["fill 10 10 20 20 red", "fill 15 15 30 30 green", "stroke 11 11 18 18 blue width 2"]
        )
        outer.masksToBounds = true
        outer.opacity = 0.5
        expectEqual(
            paint(),
            [
                "group 0.5", "fill 10 10 20 20 red", "clip 10 10 20 20", "fill 15 15 30 30 green",
                "stroke 11 11 18 18 blue width 2", "end group",
            ]
        )
        outer.isHidden = true
        expect(paint().isEmpty)
    }

    @Test("what is masked is shown where the mask is opaque, pixels, page and document alike")
    func mask() throws {
        let masked = view(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        masked.addSubview(view(CGRect(x: 0, y: 0, width: 10, height: 40), .green))
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        mask.backgroundColor = UIColor.black.cgColor
        mask.opacity = 0.5
        masked.layer.mask = mask
        window.addSubview(masked)
        expectEqual(
            paint(),
            [
                "masked 0 0 40 40", "fill 0 0 40 40 red", "fill 0 0 10 40 green", "mask", "group 0.5",
                "fill 0 0 40 20 other", "end group", "end mask",
            ]
        )
        let pixels = try HostRenderer.pixels(of: window, scale: 1)
        expect(pixels.color(x: 5, y: 5) == [0, 255, 0, 128] && pixels.color(x: 20, y: 5) == [255, 0, 0, 128])
        expectEqual(pixels.color(x: 5, y: 25)[3], 0)
        let svg = String(decoding: try HostRenderer.svg(of: window), as: UTF8.self)
        expect(svg.contains("<g mask=\"url(#mask1)\">") && svg.contains("<mask id=\"mask1\""))
        expect(try !HostRenderer.pdf(of: window).isEmpty)
    }

    @Test("a view masks another, and a change of it shows")
    func maskView() throws {
        let masked = view(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let mask = UIView(frame: masked.bounds)
        let hole = view(CGRect(x: 0, y: 0, width: 20, height: 40), .black)
        mask.addSubview(hole)
        masked.mask = mask
        window.addSubview(masked)
        let frame = KeptFrame(of: window, scale: 1)
        try frame.next()
        expect(try frame.frame.bitmap().color(x: 30, y: 5)[3] == 0)
        hole.frame.origin.x = 20
        try frame.next("the hole moved")
        expect(try frame.frame.bitmap().color(x: 30, y: 5) == [255, 0, 0, 255])
        masked.mask = nil
        try frame.next("no mask")
        expect(try frame.frame.bitmap().color(x: 5, y: 5) == [255, 0, 0, 255])
    }

    @Test("the shadow of a layer without background is that of what is in it")
    func shadow() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.addSublayer(self.layer(CGRect(x: 0, y: 0, width: 10, height: 10)))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 50, height: 0)
        window.layer.addSublayer(layer)
        let pixels = try HostRenderer.pixels(of: window, scale: 1)
        expectEqual(pixels.color(x: 65, y: 15), [0, 0, 0, 255])
        expectEqual(pixels.color(x: 85, y: 15)[3], 0)
    }

    @Test("a change of a layer repaints its view and not the rest")
    func damage() throws {
        let first = view(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
        let second = view(CGRect(x: 50, y: 50, width: 50, height: 50), .green)
        window.addSubview(first)
        window.addSubview(second)
        let layer = layer(CGRect(x: 10, y: 10, width: 10, height: 10), .blue)
        first.layer.addSublayer(layer)
        let frame = KeptFrame(of: window, scale: 1)
        try frame.next()
        expect(try frame.next().isEmpty)
        layer.frame.origin.x = 20
        expect(try frame.next("move").paintedRects == [PixelRect(x: 0, y: 0, width: 50, height: 50)])
        layer.frame.origin.x = 60
        try frame.next("out of its view")
        layer.removeFromSuperlayer()
        try frame.next("removal")
        expect(try frame.frame.bitmap().color(x: 65, y: 15)[3] == 0)
    }

    @Test("a layer is rendered into any context in its own coordinates")
    func render() throws {
        let inner = view(CGRect(x: 30, y: 30, width: 10, height: 10), .red)
        window.addSubview(inner)
        let list = recordDrawing { inner.layer.render(in: $0) }
        let canvas = FillRecorder()
        list.replay(on: canvas)
        expectEqual(canvas.operations, ["fill 0 0 10 10 red"])
        let layer = layer(CGRect(x: 30, y: 30, width: 10, height: 10), .green)
        let second = FillRecorder()
        recordDrawing { layer.render(in: $0) }.replay(on: second)
        expectEqual(second.operations, ["fill 0 0 10 10 green"])
    }
}

extension HostBitmap {
    /// The red, green, blue and alpha of a pixel.
    func color(x: Int, y: Int) -> [UInt8] {
        let offset = (y * width + x) * 4
        return Array(rgba[offset..<offset + 4])
    }
}
