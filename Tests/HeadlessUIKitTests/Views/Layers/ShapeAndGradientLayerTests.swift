import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Shape layers")
struct ShapeLayerTests {
    private let window = makeWindow(width: 100, height: 100)
    private let layer = CAShapeLayer()

    init() {
        window.layer.addSublayer(layer)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    }

    private func paint() -> [String] {
        let canvas = FillRecorder()
        ViewPainter.paint(window, on: canvas)
        return canvas.operations
    }

    @Test("an outline is filled black at first, and drawn along in a colour of its own, also beyond the bounds")
    func looks() {
        expect(paint().isEmpty)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        expectEqual(paint(), ["fill 10 10 30 10 other"])
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        expectEqual(paint(), ["stroke 10 10 30 10 red width 4"])
        layer.masksToBounds = true
        expectEqual(paint(), ["clip 10 10 20 20", "stroke 10 10 30 10 red width 4"])
    }

    @Test("the line takes cap, join, dashes and width")
    func line() throws {
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.miterLimit = 3
        layer.lineDashPattern = [2, 3.5]
        layer.lineDashPhase = 1
        layer.lineWidth = 2
        let list = recordDrawing { layer.render(in: $0) }
        let style = try require(
            list.commands.lazy.compactMap { command -> StrokeStyle? in
                if case .stroke(_, _, let style) = command { style } else { nil }
            }.first
        )
        var expected = StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 3)
        expected.dashPhase = 1
        expected.dashLengths = [2, 3.5]
        expectEqual(style, expected)
    }

    @Test("the even-odd rule leaves holes")
    func fillRule() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        layer.path = path
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 20, y: 20)[3] == 255)
        layer.fillRule = .evenOdd
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 20, y: 20)[3] == 0)
        // The layer copies the path, so later changes do not affect it.
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 20, y: 20)[3] == 0)
    }

    @Test("the line is drawn only from strokeStart to strokeEnd", arguments: [true, false])
    func trimming(isCurved: Bool) {
        let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
        let path = isCurved ? Path.ellipse(circle) : .rect(circle)
        let length = polylineLength(path)
        for (start, end) in [(0.25, 0.75), (0, 0.1), (0.9, 1)] as [(CGFloat, CGFloat)] {
            let part = path.trimmed(from: start, to: end)
            expect(abs(polylineLength(part, isOpen: true) - length * (end - start)) < length * 0.002)
            expect(circle.insetBy(dx: -0.01, dy: -0.01).contains(part.outlineBounds))
        }
        expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        // The lengths of two subpaths are added.
        let lines = Path.elements([
            .move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5)),
        ])
        expectEqual(
            lines.trimmed(from: 0.25, to: 0.75).elements,
            [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)),
                .line(CGPoint(x: 5, y: 5)),
            ]
        )
    }

    @Test("a layer that starts and ends its line shows that part")
    func strokeEnd() throws {
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 80, y: 10))
        layer.path = path
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.5
        let pixels = try HostRenderer.pixels(of: window, scale: 1)
        expect([25, 35, 45, 55].map { pixels.color(x: $0, y: 20)[3] } == [0, 255, 255, 0])
    }

    @Test("a copy of the layer for a moment has its outline")
    func presentation() throws {
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let copy = try require(layer.presentation())
        expect(copy !== layer && copy.path == layer.path && copy.frame == layer.frame)
    }

    private func polylineLength(_ path: Path, isOpen: Bool = false) -> CGFloat {
        path.polygons.reduce(0) { length, polygon in
            let points = isOpen || polygon.first == polygon.last ? polygon : polygon + polygon.prefix(1)
            return length + zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
    }
}

@MainActor @Suite("Gradient layers")
struct GradientLayerTests {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private let window = makeWindow(width: 100, height: 100)
    private let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var layer: CAGradientLayer? { view.layer as? CAGradientLayer }

    init() {
        window.addSubview(view)
        layer?.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    }

    private func shades(_ points: [(Int, Int)]) throws -> [Int] {
        let pixels = try HostRenderer.pixels(of: window, scale: 1)
        return points.map { Int(pixels.color(x: $0, y: $1)[0]) }
    }

    @Test("colours turn clockwise around the start point, from the direction of the end point, with hard edges")
    func conic() throws {
        layer?.type = .conic
        layer?.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer?.endPoint = CGPoint(x: 0.5, y: 0)
        let turn = try shades([(53, 4), (95, 50), (50, 95), (4, 50), (47, 4), (0, 0), (99, 99)])
        for (shade, part) in zip(turn, [0.01, 0.25, 0.5, 0.75, 0.99, 0.875, 0.375] as [CGFloat]) {
            expect(abs(CGFloat(shade) - part * 255) < 5, "\(shade) at \(part)")
        }
        layer?.locations = [0, 0.5]
        let half = try shades([(95, 50), (4, 50)])
        expect(abs(half[0] - 128) < 4 && half[1] == 255)
        layer?.colors = [UIColor.black, .black, .white, .white].map(\.cgColor)
        layer?.locations = [0, 0.5, 0.5, 1]
        expectEqual(try shades([(95, 40), (52, 90), (48, 90), (4, 40)]), [0, 0, 255, 255])
        // SVG has no such gradients: it gets their slices.
        let document = String(decoding: try HostRenderer.svg(of: window), as: UTF8.self)
        expect(document.components(separatedBy: "fill=\"#").count > 64)
    }

    @Test("colours run from the top to the bottom at first, then between the points that are given")
    func axial() throws {
        let down = try shades([(50, 1), (50, 50), (50, 98), (2, 50)])
        expect(down[0] < 8 && abs(down[1] - 128) < 4 && down[2] > 247 && down[3] == down[1])
        layer?.startPoint = CGPoint(x: 0, y: 0.5)
        layer?.endPoint = CGPoint(x: 0.5, y: 0.5)
        let right = try shades([(1, 50), (25, 50), (60, 50), (25, 99)])
        expect(right[0] < 10 && abs(right[1] - 130) < 6 && right[2] == 255 && right[3] == right[1])
    }

    @Test("locations place the colors")
    func locations() throws {
        layer?.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
        layer?.locations = [0, 0.25, 1]
        let found = try shades([(50, 0), (50, 25), (50, 99)])
        expect(found[0] < 8 && found[1] > 250 && found[2] < 8)
    }

    @Test("a radial gradient runs from its middle outwards, as far as its corner says")
    func radial() throws {
        layer?.type = .radial
        layer?.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer?.endPoint = CGPoint(x: 1, y: 0.75)
        let found = try shades([(50, 50), (75, 50), (50, 62), (98, 50), (50, 80)])
        expect(found[0] < 8 && abs(found[1] - 128) < 8 && abs(found[2] - 128) < 12)
        expect(found[3] > 240 && found[4] == 255)
    }

    @Test("the gradient has the round corners of its layer, and is a gradient in a document")
    func corners() throws {
        layer?.cornerRadius = 20
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 1, y: 1)[3] == 0)
        let svg = String(decoding: try HostRenderer.svg(of: window), as: UTF8.self)
        expect(svg.contains("<linearGradient id=") && svg.contains("fill=\"url(#gradient1)\""))
    }

    @Test("no colors show nothing, one color fills, and equal points show the last color")
    func strange() throws {
        layer?.colors = nil
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 50, y: 50)[3] == 0)
        layer?.colors = [UIColor.red.cgColor]
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 50, y: 50) == [255, 0, 0, 255])
        layer?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer?.endPoint = layer?.startPoint ?? .zero
        expect(try HostRenderer.pixels(of: window, scale: 1).color(x: 50, y: 50) == [0, 0, 255, 255])
        layer?.locations = [1, 0]
        layer?.endPoint = CGPoint(x: CGFloat.nan, y: 1)
        _ = try HostRenderer.pixels(of: window, scale: 1)
    }
}
