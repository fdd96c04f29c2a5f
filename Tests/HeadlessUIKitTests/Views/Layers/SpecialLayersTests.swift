import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("What text, replicator, transform and image layers paint")
struct SpecialLayersTests {
    private let window = makeWindow(width: 100, height: 100)

    private func frame() throws -> HostBitmap {
        let frame = HostFrame(of: window, scale: 1)
        window.hostLayout()
        try frame.paint()
        return try frame.bitmap()
    }

    private func color(_ bitmap: HostBitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.rgba[start..<(start + 3)])
    }

    private func darkColumns(_ bitmap: HostBitmap, in columns: Range<Int>) -> Int {
        columns.filter { x in (0..<bitmap.height).contains { color(bitmap, x, $0)[0] < 100 } }.count
    }

    private let red: [UInt8] = [255, 0, 0]

    private func square(_ frame: CGRect, _ color: UIColor = .red) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    @Test("a replicator paints its sublayers as often as it has instances, each farther and fainter")
    func replicator() throws {
        window.backgroundColor = .white
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceAlphaOffset = -0.5
        layer.addSublayer(square(CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.layer.addSublayer(layer)
        let bitmap = try frame()
        expectEqual(color(bitmap, 5, 5), red)
        expectEqual(color(bitmap, 15, 5), [255, 255, 255])
        let middle = color(bitmap, 25, 5)
        expect(middle[0] == 255 && abs(Int(middle[1]) - 128) < 3)
        expectEqual(color(bitmap, 45, 5), [255, 255, 255])
    }

    @Test("the copies of a replicator are later in their animations")
    func replicatorDelay() throws {
        window.backgroundColor = .white
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        layer.instanceDelay = 0.5
        let inner = square(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.addSublayer(inner)
        window.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = 5
        move.toValue = 95
        move.duration = 1
        move.fillMode = .backwards
        inner.add(move, forKey: nil)
        window.clock.advance(by: 0.5)
        let bitmap = try frame()
        expectEqual(color(bitmap, 5, 50), red)
        expectEqual(color(bitmap, 55, 5), red)
        expectEqual(color(bitmap, 55, 50), [255, 255, 255])
    }

    @Test("a transform layer paints its sublayers, but not itself")
    func transformLayer() throws {
        window.backgroundColor = .white
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(square(CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.layer.addSublayer(layer)
        let bitmap = try frame()
        expect(color(bitmap, 5, 5) == red && color(bitmap, 30, 30) == [255, 255, 255])
    }

    private func textLayer(_ string: String) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.string = string
        layer.fontSize = 16
        layer.foregroundColor = UIColor.black.cgColor
        window.backgroundColor = .white
        window.layer.addSublayer(layer)
        return layer
    }

    @Test("a text layer aligns its text")
    func alignment() throws {
        let layer = textLayer("ii")
        layer.alignmentMode = .left
        expect(try darkColumns(frame(), in: 0..<20) > 0)
        layer.alignmentMode = .right
        let right = try frame()
        expect(darkColumns(right, in: 0..<50) == 0 && darkColumns(right, in: 80..<100) > 0)
        layer.alignmentMode = .center
        expect(try darkColumns(frame(), in: 40..<60) > 0)
        expect(layer.preferredFrameSize().width < 20)
    }

    @Test("a text layer truncates, wraps and clips to its bounds")
    func truncation() throws {
        let layer = textLayer("mmmmmmmmmmmmmmmmmmmm")
        layer.frame.size.width = 60
        let clipped = try frame()
        expectEqual(darkColumns(clipped, in: 60..<100), 0)
        layer.truncationMode = .end
        let truncated = try frame()
        expect(truncated.rgba != clipped.rgba)
        layer.string = "mm mm mm mm"
        layer.frame.size.height = 100
        layer.isWrapped = true
        let wrapped = try frame()
        expect((0..<60).contains { color(wrapped, $0, 30)[0] < 100 })
    }

    @Test("a text layer takes fonts and attributed strings")
    func fonts() throws {
        let layer = textLayer("text")
        let plain = layer.preferredFrameSize()
        layer.font = UIFont.boldSystemFont(ofSize: 5)
        expect(layer.preferredFrameSize().width > plain.width)
        layer.string = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        expect(layer.preferredFrameSize().height > 40)
    }

    /// A picture of 2 by 1 pixels: red and blue.
    private func picture() -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.green.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }.cgImage
    }

    @Test("contents can be cut and enlarged without smoothing")
    func contentsRect() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
        layer.contents = picture()
        layer.magnificationFilter = .nearest
        window.layer.addSublayer(layer)
        let whole = try frame()
        expect(color(whole, 28, 5) == red && color(whole, 61, 5) == [0, 0, 255])
        layer.contentsRect = CGRect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        let cut = try frame()
        expect(color(cut, 5, 5) == [0, 0, 255] && color(cut, 85, 5) == [0, 0, 255])
    }

    @Test("contents can be reduced without smoothing")
    func minification() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contents = picture()
        window.layer.addSublayer(layer)
        let smooth = color(try frame(), 0, 0)
        layer.minificationFilter = .nearest
        expectEqual(color(try frame(), 0, 0), [0, 255, 0])
        expect(smooth != [0, 255, 0])
    }

    @Test("the center of contents stretches, the rest keeps its size")
    func contentsCenter() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
        layer.contents = picture()
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        window.layer.addSublayer(layer)
        let bitmap = try frame()
        expect(color(bitmap, 0, 5) == red && color(bitmap, 89, 5) == [0, 0, 255])
        expect(color(bitmap, 2, 5)[1] > 200 && color(bitmap, 87, 5)[1] > 200)
    }

    @Test("an app pauses a layer and lets it run on")
    func pausing() {
        let layer = square(CGRect(x: 0, y: 0, width: 10, height: 10))
        window.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        move.duration = 1
        layer.add(move, forKey: "move")
        window.clock.advance(by: 0.25)
        let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
        window.clock.advance(by: 5)
        expectEqual(layer.presentation()?.position.x, 25)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
        window.clock.advance(by: 0.25)
        expectEqual(layer.presentation()?.position.x, 50)
        window.clock.advance(by: 0.5)
        expectEqual(layer.animationKeys(), nil)
    }

    @Test("a value function makes transforms of numbers")
    func valueFunction() throws {
        let layer = square(CGRect(x: 0, y: 0, width: 10, height: 10))
        window.layer.addSublayer(layer)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.fromValue = 0
        turn.toValue = 4 * Double.pi
        turn.duration = 1
        layer.add(turn, forKey: nil)
        window.clock.advance(by: 0.125)
        let shown = try require(layer.presentation()).affineTransform()
        expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
        expectEqual(CAValueFunction(name: CAValueFunctionName(rawValue: "none")), nil)
    }
}
