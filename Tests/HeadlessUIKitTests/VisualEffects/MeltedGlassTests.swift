import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Glass that melts")
struct MeltedGlassTests {
    private let window = makeWindow(width: 200, height: 120)
    private let effect = UIGlassContainerEffect()
    private let container: UIVisualEffectView

    init() {
        window.backgroundColor = .black
        effect.spacing = 20
        container = UIVisualEffectView(effect: effect)
        container.frame = window.bounds
        window.addSubview(container)
    }

    private func add(_ frame: CGRect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = frame
        container.contentView.addSubview(view)
        return view
    }

    /// How bright a point is; glass is brighter than the black behind it.
    private func brightness(_ x: Int, _ y: Int) throws -> Int {
        let frame = HostFrame(of: window, scale: 1)
        window.hostLayout()
        try frame.paint()
        let bitmap = try frame.bitmap()
        return Int(bitmap.rgba[(y * bitmap.width + x) * 4])
    }

    @Test("shapes that are apart stay as they are, nearer ones become one piece")
    func distance() throws {
        let left = add(CGRect(x: 20, y: 40, width: 40, height: 40))
        let right = add(CGRect(x: 90, y: 40, width: 40, height: 40))
        expect(try brightness(75, 60) < 20)
        expect(try brightness(40, 60) > 100)
        expect(container.meltedGlass.isEmpty)
        right.frame.origin.x = 66
        expect(try brightness(63, 60) > 100)
        expectEqual(container.meltedGlass.count, 1)
        expect(left.isMelted && right.isMelted)
        // The corners outside of both circles stay free.
        expect(try brightness(22, 42) < 20)
        right.frame.origin.x = 120
        expect(try brightness(63, 60) < 20)
        expect(container.meltedGlass.isEmpty)
        expect(!left.isMelted && !right.isMelted)
    }

    @Test("what is hidden, removed, or has another effect doesn't melt; nor does anything without spacing")
    func changes() throws {
        let left = add(CGRect(x: 20, y: 40, width: 40, height: 40))
        let right = add(CGRect(x: 64, y: 40, width: 40, height: 40))
        func isMelted() throws -> Bool { try brightness(62, 60) > 100 }
        expect(try isMelted())
        right.isHidden = true
        expect(try !isMelted())
        right.isHidden = false
        expect(try isMelted())
        right.removeFromSuperview()
        expect(try !isMelted())
        container.contentView.addSubview(right)
        expect(try isMelted())
        right.effect = UIBlurEffect(style: .dark)
        window.hostLayout()
        expect(container.meltedGlass.isEmpty)
        right.effect = UIGlassEffect()
        expect(try isMelted())
        let other = UIGlassContainerEffect()
        container.effect = other
        expect(try !isMelted())
        container.effect = nil
        window.hostLayout()
        expect(!left.isMelted && container.meltedGlass.isEmpty)
        for spacing in [CGFloat.nan, -1, .infinity] {
            let effect = UIGlassContainerEffect()
            effect.spacing = spacing
            container.effect = effect
            window.hostLayout()
            expect(container.meltedGlass.isEmpty)
        }
    }

    @Test("glass inside other views melts where these are, wherever they move, and while they are there")
    func nestedGlass() throws {
        let pieces = [UIVisualEffectView(effect: UIGlassEffect()), UIVisualEffectView(effect: UIGlassEffect())]
        let stack = UIStackView(arrangedSubviews: pieces)
        stack.distribution = .fillEqually
        stack.spacing = 6
        stack.frame = CGRect(x: 10, y: 10, width: 86, height: 40)
        window.hostLayout()
        container.contentView.addSubview(stack)
        expect(try brightness(53, 30) > 100)
        stack.frame.origin = CGPoint(x: 90, y: 70)
        expect(try brightness(53, 30) < 20)
        expect(try brightness(133, 90) > 100)
        stack.spacing = 30
        expect(try brightness(133, 90) < 20)
        stack.spacing = 6
        stack.isHidden = true
        expect(try brightness(133, 90) < 20)
        stack.isHidden = false
        expect(try brightness(133, 90) > 100)
        stack.removeFromSuperview()
        expect(try brightness(133, 90) < 20)
        expect(container.meltedGlass.isEmpty)
        stack.isHidden = true
        container.contentView.addSubview(stack)
        window.hostLayout()
        stack.isHidden = false
        expect(try brightness(133, 90) > 100)
    }

    @Test("glass that reacts to touches grows while it is touched, and controls in it work")
    func touches() throws {
        let view = add(CGRect(x: 20, y: 40, width: 80, height: 40))
        let button = UIButton(frame: view.contentView.bounds)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.contentView.addSubview(button)
        func touch() throws -> Int {
            window.hostTouchDown(at: CGPoint(x: 60, y: 60))
            window.clock.advance(by: 0.5)
            defer {
                window.hostTouchUp()
                window.clock.advance(by: 0.5)
            }
            return try brightness(60, 38)
        }
        expect(try touch() < 20)
        let effect = UIGlassEffect()
        effect.isInteractive = true
        view.effect = effect
        expect(try touch() > 100)
        expect(try brightness(60, 38) < 20)
        expectEqual(presses, 2)
        view.effect = UIGlassEffect()
        expect(try touch() < 20)
    }

    @Test("three in a row are one group, two pairs are two; equal shapes have equal outlines")
    func groups() {
        func piece(_ x: CGFloat) -> GlassOutline.Piece {
            GlassOutline.Piece(
                frame: CGRect(x: x, y: 0, width: 40, height: 40),
                radii: RadiiByCorner(radius: 20, corners: .allCorners)
            )
        }
        expectEqual(GlassOutline.groups(of: [piece(0), piece(90), piece(45)], spacing: 10), [[0, 1, 2]])
        expectEqual(
            GlassOutline.groups(of: [piece(0), piece(45), piece(200), piece(245)], spacing: 10),
            [[0, 1], [2, 3]]
        )
        expectEqual(GlassOutline.groups(of: [piece(0), piece(50)], spacing: 10), [[0], [1]])
        let outline = GlassOutline(pieces: [piece(0), piece(44)], spacing: 20)
        expectEqual(outline.path, outline.path)
        // Inside of both, between them, and outside.
        expect(outline.path.contains(CGPoint(x: 20, y: 20), rule: .winding))
        expect(outline.path.contains(CGPoint(x: 42, y: 20), rule: .winding))
        expect(!outline.path.contains(CGPoint(x: 42, y: 2), rule: .winding))
        // One piece alone keeps its shape to a fraction of a point.
        let single = GlassOutline(pieces: [piece(0)], spacing: 20).path.controlPointBounds
        for (value, expected) in [(single.minX, 0), (single.maxX, 40), (single.minY, 0), (single.maxY, 40)]
            as [(CGFloat, CGFloat)]
        {
            expect(abs(value - expected) < 0.1)
        }
        let absurd = GlassOutline.Piece(frame: .infinite, radii: RadiiByCorner(radius: 0, corners: []))
        expectEqual(GlassOutline(pieces: [absurd], spacing: 20).path, .rect(.zero))
        // Wide, and almost without height.
        let line = GlassOutline.Piece(
            frame: CGRect(x: 0, y: 0, width: 1e12, height: 1),
            radii: RadiiByCorner(radius: 0, corners: [])
        )
        _ = GlassOutline(pieces: [line], spacing: 2).path
    }

    @Test("melted glass that is painted in parts has the pixels of glass painted at once")
    func damage() throws {
        let kept = KeptFrame(of: window)
        let under = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        under.backgroundColor = .red
        window.insertSubview(under, belowSubview: container)
        _ = add(CGRect(x: 20, y: 40, width: 40, height: 40))
        let right = add(CGRect(x: 66, y: 40, width: 40, height: 40))
        for step in 0..<6 {
            under.frame.origin.x = CGFloat(30 + step * 10)
            right.frame.origin.x = CGFloat(62 + step * 3)
            // Compares with a whole picture.
            try kept.next("step \(step)")
        }
    }
}
