import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessQuartz
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Particle emitters")
struct EmitterLayerTests {
    private let window = makeWindow(width: 100, height: 100)
    private let layer = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        layer.frame = window.bounds
        layer.emitterPosition = CGPoint(x: 50, y: 0)
        layer.beginTime = CACurrentMediaTime()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        cell.name = "spark"
        cell.birthRate = 10
        cell.lifetime = 2
        cell.velocity = 20
        cell.emissionLongitude = .pi / 2
        layer.emitterCells = [cell]
    }

    private struct DrawnImage {
        var place: CGPoint
        var image: RasterImage
    }

    /// The images that are drawn, with their middles in the window.
    private func images() -> [DrawnImage] {
        var transforms = [CGAffineTransform.identity]
        var images: [DrawnImage] = []
        for command in recordDrawing({ window.layer.render(in: $0) }).commands {
            let transform = transforms[transforms.count - 1]
            switch command {
            case .save: transforms.append(transform)
            case .restore: transforms.removeLast()
            case .concatenate(let added): transforms[transforms.count - 1] = added.concatenating(transform)
            case .image(let image, let rect, _):
                images.append(DrawnImage(place: CGPoint(x: rect.midX, y: rect.midY).applying(transform), image: image))
            default: break
            }
        }
        return images
    }

    private func places() -> [CGPoint] { images().map(\.place) }

    /// How far down places are, in tenths of points.
    private func heights(_ places: [CGPoint]) -> [CGFloat] { places.map { ($0.y * 10).rounded() / 10 }.sorted() }

    @Test("particles are emitted at their rate, move, and go when their time is over")
    func emission() {
        window.layer.addSublayer(layer)
        expectEqual(places(), [])
        window.clock.advance(by: 1)
        let first = places()
        expectEqual(first.count, 10)
        for place in first { expect(abs(place.x - 50) < 0.01) }
        // Emitted every tenth of a second, 20 points a second downward.
        expectEqual(heights(first), [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
        window.clock.advance(by: 9)
        expectEqual(places().count, 20)
    }

    @Test("a rate of 0 ends the emission, also by key path, and leaves particles their time")
    func end() {
        window.layer.addSublayer(layer)
        _ = places()
        window.clock.advance(by: 1)
        expectEqual(places().count, 10)
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        expectEqual(cell.birthRate, 0)
        expectEqual(places().count, 10)
        window.clock.advance(by: 1.5)
        expectEqual(places().count, 5)
        window.clock.advance(by: 1)
        expectEqual(places().count, 0)
        // Nothing is painted for nothing.
        expect(window.clock.isIdle)
        cell.birthRate = 10
        expectEqual(places().count, 0)
        window.clock.advance(by: 0.5)
        expectEqual(places().count, 5)
    }

    @Test("without a begin time particles were emitted for long")
    func warm() {
        layer.beginTime = 0
        window.layer.addSublayer(layer)
        expectEqual(places().count, 20)
    }

    @Test("equal seeds give equal pictures, others do not, and ranges are kept")
    func ranges() {
        layer.beginTime = 0
        cell.velocityRange = 10
        cell.emissionRange = .pi / 4
        cell.scaleRange = 0.5
        cell.lifetimeRange = 1
        cell.birthRate = 100
        window.layer.addSublayer(layer)
        let first = places()
        expectEqual(places(), first)
        layer.seed = 1
        let second = places()
        expect(second != first)
        layer.seed = 0
        expectEqual(places(), first)
        expect((170...230).contains(first.count))
        // As fast as 25 points a second, for 2.5 seconds, at most an eighth of a turn to each side.
        for place in first {
            let (x, y) = (place.x - 50, place.y)
            expect(hypot(x, y) <= 25 * 2.5)
            expect(abs(x) <= y * tan(.pi / 8) + 0.01)
        }
        expect(Set(first.map { ($0.x * 10).rounded() }).count > 20)
    }

    @Test("shapes: a line emits upward along its width, a circle outward from its outline")
    func shapes() {
        layer.beginTime = 0
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.emitterSize = CGSize(width: 20, height: 0)
        layer.emitterShape = .line
        cell.emissionLongitude = 0
        window.layer.addSublayer(layer)
        for place in places() {
            expect((40...60).contains(place.x))
            expect(place.y < 50)
        }
        layer.emitterShape = .circle
        layer.emitterMode = .outline
        for place in places() { expect(hypot(place.x - 50, place.y - 50) > 20) }
        layer.emitterMode = .surface
        cell.velocity = 0
        for place in places() { expect(hypot(place.x - 50, place.y - 50) <= 20.01) }
        layer.emitterShape = .rectangle
        layer.emitterSize = CGSize(width: 20, height: 10)
        for place in places() {
            expect((40...60).contains(place.x))
            expect((45...55).contains(place.y))
        }
    }

    @Test("particles emit particles where they are, while they live")
    func particlesOfParticles() {
        let trail = CAEmitterCell()
        trail.contents = cell.contents
        trail.birthRate = 5
        trail.lifetime = 0.4
        cell.contents = nil
        cell.birthRate = 1
        cell.lifetime = 1
        cell.emitterCells = [trail]
        window.layer.addSublayer(layer)
        _ = places()
        window.clock.advance(by: 0.95)
        // One particle, almost half a second old, left two behind: 0.1 and 0.3 seconds after it began.
        expectEqual(heights(places()), [2, 6])
        // A cell that emits itself has an end.
        trail.emitterCells = [trail]
        expect(!places().isEmpty)
    }

    @Test("colors multiply those of the image and change, and disabled cells emit nothing")
    func colors() throws {
        cell.color = UIColor.red.cgColor
        cell.alphaSpeed = -1
        cell.velocity = 0
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        cell.birthRate = 1
        window.layer.addSublayer(layer)
        _ = places()
        window.clock.advance(by: 0.5)
        func pixel() throws -> [UInt8] {
            try require(images().first).image.pixels.rgbaBytes(in: PixelRect(x: 0, y: 0, width: 1, height: 1))
        }
        expectEqual(try pixel(), [255, 0, 0, 255])
        window.clock.advance(by: 0.5)
        let faded = try pixel()
        expectEqual(Array(faded[..<3]), [255, 0, 0])
        expect(abs(Int(faded[3]) - 127) < 10)
        cell.isEnabled = false
        window.clock.advance(by: 5)
        expectEqual(places().count, 0)
    }

    @Test("a presentation copy shows the particles, and leaves the cells to the layer")
    func copies() throws {
        window.layer.addSublayer(layer)
        _ = places()
        window.clock.advance(by: 1)
        let copy = try require(layer.presentation())
        expectEqual(copy.emitterCells?.count, 1)
        expect(cell.emitter === layer)
        layer.emitterCells = [CAEmitterCell()]
        expect(layer.emitterCells?.first !== cell)
        expectEqual(places().count, 0)
    }

    @Test("a view whose layer is an emitter, clipped and turned, has in parts the pixels of whole pictures")
    func viewOfEmitter() throws {
        final class Confetti: UIView {
            override class var layerClass: AnyClass { CAEmitterLayer.self }
        }
        window.backgroundColor = .white
        let view = Confetti(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        view.transform = CGAffineTransform(rotationAngle: 0.3)
        let emitter = try require(view.layer as? CAEmitterLayer)
        emitter.emitterPosition = CGPoint(x: 15, y: 15)
        emitter.renderMode = .oldestFirst
        cell.emissionRange = .pi * 2
        cell.birthRate = 20
        cell.color = UIColor.red.cgColor
        cell.spin = 2
        cell.scaleSpeed = 0.4
        emitter.emitterCells = [cell]
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
        box.clipsToBounds = true
        box.addSubview(view)
        window.addSubview(box)
        let kept = KeptFrame(of: window)
        for step in 0..<12 {
            window.clock.advance(by: 0.13)
            if step == 6 { box.frame.origin.x = 15 }
            if step == 9 { emitter.renderMode = .additive }
            try kept.next("step \(step)")
        }
    }

    @Test("absurd values draw what they can")
    func absurdValues() throws {
        window.backgroundColor = .white
        func corner() throws -> UInt8 {
            let frame = HostFrame(of: window, scale: 1)
            window.hostLayout()
            try frame.paint()
            return try frame.bitmap().rgba[0]
        }
        cell.birthRate = 1e9
        cell.velocity = .infinity
        cell.lifetimeRange = -.infinity
        cell.scale = .nan
        window.layer.addSublayer(layer)
        let over = UIView(frame: window.bounds)
        over.backgroundColor = .black
        window.addSubview(over)
        window.layer.insertSublayer(layer, at: 0)
        _ = places()
        window.clock.advance(by: 1)
        expectEqual(places(), [])
        // What is drawn afterwards is there.
        expectEqual(try corner(), 0)
        cell.scale = 1
        window.clock.advance(by: 1)
        expectEqual(try corner(), 0)
        expectEqual(places(), [])
        cell.birthRate = .nan
        cell.lifetime = -1
        window.clock.advance(by: 1)
        expectEqual(places().count, 0)
    }
}
