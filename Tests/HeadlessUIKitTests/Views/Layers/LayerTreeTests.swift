import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Layers in layers")
struct LayerTreeTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test("the layers of subviews are sublayers, and without any there are none")
    func subviewLayers() {
        expectEqual(view.layer.sublayers, nil)
        view.addSubview(subview)
        expectEqual(view.layer.sublayers, [subview.layer])
        expect(subview.layer.superlayer === view.layer)
        subview.removeFromSuperview()
        expect(view.layer.sublayers == nil && subview.layer.superlayer == nil)
    }

    @Test("layers lie among those of subviews, whichever comes and goes later")
    func order() {
        let (first, second) = (CALayer(), CALayer())
        view.addSubview(subview)
        view.layer.insertSublayer(first, at: 0)
        view.layer.addSublayer(second)
        expectEqual(view.layer.sublayers, [first, subview.layer, second])
        expectEqual(view.subviews, [subview])

        let front = UIView()
        view.addSubview(front)
        expectEqual(view.layer.sublayers, [first, subview.layer, second, front.layer])
        view.bringSubviewToFront(subview)
        expectEqual(view.layer.sublayers, [first, second, front.layer, subview.layer])
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        expectEqual(view.layer.sublayers, [first, second, subview.layer, front.layer])
        front.removeFromSuperview()
        first.removeFromSuperlayer()
        second.removeFromSuperlayer()
        expectEqual(view.layer.sublayers, [subview.layer])
    }

    @Test("a sublayer is placed by index and by siblings, and replaced")
    func placing() {
        let layers = (0..<4).map { _ in CALayer() }
        let root = CALayer()
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], below: layers[0])
        root.insertSublayer(layers[2], above: layers[1])
        expectEqual(root.sublayers, [layers[1], layers[2], layers[0]])
        root.insertSublayer(layers[0], at: 0)
        expectEqual(root.sublayers, [layers[0], layers[1], layers[2]])
        root.replaceSublayer(layers[1], with: layers[3])
        expect(root.sublayers == [layers[0], layers[3], layers[2]] && layers[1].superlayer == nil)
        root.sublayers = [layers[2]]
        expect(root.sublayers == [layers[2]] && layers[0].superlayer == nil)
        root.sublayers = nil
        expectEqual(root.sublayers, nil)
    }

    @Test("a layer has one superlayer: added elsewhere it leaves the one before")
    func moving() {
        let (first, second, layer) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(layer)
        second.addSublayer(layer)
        expect(first.sublayers == nil && second.sublayers == [layer] && layer.superlayer === second)
        first.mask = layer
        expect(second.sublayers == nil && layer.superlayer == nil && first.mask === layer)
        second.addSublayer(layer)
        expect(first.mask == nil && layer.superlayer === second)
    }

    @Test("reordering the layers of subviews reorders the subviews")
    func subviewOrder() {
        let other = UIView()
        view.addSubview(subview)
        view.addSubview(other)
        view.layer.insertSublayer(other.layer, at: 0)
        expectEqual(view.subviews, [other, subview])
        subview.layer.removeFromSuperlayer()
        expect(view.subviews == [other] && subview.superview == nil)
    }

    @Test("a deallocated superlayer leaves its sublayers without one")
    func lifetime() {
        let layer = CALayer()
        let mask = CALayer()
        do {
            let root = CALayer()
            root.addSublayer(layer)
            root.mask = mask
        }
        expectEqual(layer.superlayer, nil)
        layer.position = CGPoint(x: 3, y: 4)
        mask.position = CGPoint(x: 3, y: 4)
        layer.removeFromSuperlayer()
        expectEqual(layer.position, CGPoint(x: 3, y: 4))
    }

    @Test("points are converted through layers and views alike, and found in the topmost layer")
    func coordinates() {
        view.addSubview(subview)
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        subview.layer.addSublayer(layer)
        expectEqual(layer.convert(CGPoint(x: 1, y: 2), to: view.layer), CGPoint(x: 16, y: 27))
        expectEqual(layer.convert(CGPoint(x: 16, y: 27), from: view.layer), CGPoint(x: 1, y: 2))
        expectEqual(layer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil).origin, CGPoint(x: 15, y: 25))
        expect(view.layer.hitTest(CGPoint(x: 16, y: 27)) === layer)
        expect(view.layer.hitTest(CGPoint(x: 12, y: 22)) === subview.layer)
        expect(view.layer.hitTest(CGPoint(x: 99, y: 99)) === view.layer)
        expectEqual(view.layer.hitTest(CGPoint(x: 101, y: 0)), nil)
    }
}

/// A layer that counts its layouts and draws a red square.
private final class CountingLayer: CALayer {
    var layoutCount = 0

    override func layoutSublayers() {
        super.layoutSublayers()
        layoutCount += 1
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

private final class LayeredView: UIView {
    override class var layerClass: AnyClass { CountingLayer.self }

    var order: [String] = []

    override func layoutSublayers(of layer: CALayer) {
        order.append("before")
        super.layoutSublayers(of: layer)
        order.append("after")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        order.append("subviews")
    }
}

private final class DrawingDelegate: NSObject, CALayerDelegate {
    var layoutCount = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(layer.bounds)
    }

    func layoutSublayers(of layer: CALayer) {
        layoutCount += 1
    }
}

@MainActor @Suite("Layers that lay out and draw")
struct LayerDelegateTests {
    private let window = makeWindow(width: 100, height: 100)

    private func paint() -> [String] {
        let canvas = FillRecorder()
        ViewPainter.paint(window, on: canvas)
        return canvas.operations
    }

    @Test("a view has a layer of the class it names, which lays out and draws for it")
    func layerClass() throws {
        let view = LayeredView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.addSubview(view)
        window.hostLayout()
        let layer = try require(view.layer as? CountingLayer)
        expect(layer.layoutCount == 1 && view.order == ["before", "subviews", "after"])
        expect(layer.delegate === view)
        expect(paint().contains("fill 10 10 10 10 red"))
    }

    @Test("a layer of one's own is laid out once for each time it is asked for, with its new size")
    func layout() {
        let layer = CountingLayer()
        window.layer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        expect(layer.needsLayout())
        window.hostLayout()
        window.hostLayout()
        expect(layer.layoutCount == 1 && !layer.needsLayout())
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.position.x = 40
        window.hostLayout()
        expectEqual(layer.layoutCount, 2)
    }

    @Test("a layer draws on request and caches its drawing; a delegate can draw and lay out for it")
    func drawing() {
        let layer = CountingLayer()
        layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        window.layer.addSublayer(layer)
        expect(paint().isEmpty)
        layer.setNeedsDisplay()
        expect(layer.needsDisplay())
        expectEqual(paint(), ["clip 20 20 40 40", "fill 20 20 10 10 red"])
        expect(!layer.needsDisplay())
        expectEqual(paint(), ["clip 20 20 40 40", "fill 20 20 10 10 red"])

        let delegate = DrawingDelegate()
        let drawn = CALayer()
        drawn.delegate = delegate
        drawn.needsDisplayOnBoundsChange = true
        layer.removeFromSuperlayer()
        window.layer.addSublayer(drawn)
        drawn.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        window.hostLayout()
        expectEqual(delegate.layoutCount, 1)
        expectEqual(paint(), ["clip -5 -5 10 10", "fill -5 -5 10 10 blue"])
    }

    @Test("the picture that a layer is given is placed as its gravity says")
    func contents() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let picture = try require(image.cgImage)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.contents = picture
        layer.contentsScale = image.scale
        window.layer.addSublayer(layer)
        expectEqual(paint(), ["image 10 10 40 40"])
        layer.contentsGravity = .resizeAspect
        expectEqual(paint(), ["image 10 20 40 20"])
        layer.contentsGravity = .bottomRight
        expectEqual(paint(), ["image 42 46 8 4"])
        expect(picture.width == Int(8 * image.scale) && UIImage(cgImage: picture).size.width == CGFloat(picture.width))
    }
}
