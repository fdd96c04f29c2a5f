import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ShadowTests {
    private let window = makeWindow(width: 60, height: 60)
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))

    init() {
        window.addSubview(view)
        view.backgroundColor = .white
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 2
        view.layer.shadowOffset = CGSize(width: 0, height: 10)
    }

    /// The alpha of a pixel at scale 1.
    private func alpha(_ x: Int, _ y: Int) throws -> UInt8 {
        let bitmap = try HostRenderer.pixels(of: window, scale: 1)
        return bitmap.rgba[(y * 60 + x) * 4 + 3]
    }

    @Test("a layer has Core Animation's shadow by default: black, to the top, not to be seen")
    func defaults() throws {
        let layer = CALayer()
        expectEqual(layer.shadowColor, CGColor(gray: 0, alpha: 1))
        expectEqual(layer.shadowOpacity, 0)
        expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        expectEqual(layer.shadowRadius, 3)
        expectEqual(layer.shadowPath, nil)
        view.layer.shadowOpacity = 0
        expect(try alpha(30, 45) == 0)
    }

    @Test("the shadow lies under the layer at its offset, and fades at its edges")
    func place() throws {
        expect(try alpha(30, 45) > 240)
        let edge = try alpha(30, 50)
        expect((60...200).contains(edge))
        expect(try alpha(30, 58) == 0)
        expect(try alpha(30, 17) == 0)
        expect(try alpha(30, 30) == 255)
    }

    @Test("opacity and colour of the shadow are its own, and a layer that clips shows none")
    func looks() throws {
        view.layer.shadowOpacity = 0.5
        let half = try alpha(30, 44)
        expect((118...128).contains(half))
        view.layer.shadowColor = UIColor.red.cgColor
        let bitmap = try HostRenderer.pixels(of: window, scale: 1)
        expectEqual(bitmap.rgba[(44 * 60 + 30) * 4], 255)
        view.clipsToBounds = true
        expect(try alpha(30, 44) == 0)
    }

    @Test("a path, or what is in a view without background, throws the shadow")
    func shapes() throws {
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 20)).cgPath
        // The boxes that approximate the blur extend 2 pixels each: 85 of 125 parts of the path.
        expect((165...180).contains(try alpha(22, 44)))
        expect(try alpha(35, 44) == 0)
        view.layer.shadowPath = nil
        view.backgroundColor = nil
        let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        dot.backgroundColor = .blue
        view.addSubview(dot)
        expect(try alpha(35, 44) > 200)
        expect(try alpha(23, 44) == 0)
    }

    @Test("a cached frame repaints the shadow of changes in a view without a background")
    func keptFrameOfContent() throws {
        let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        dot.backgroundColor = .blue
        view.backgroundColor = nil
        view.addSubview(dot)
        let frame = KeptFrame(of: window)
        try frame.next()
        dot.isHidden = true
        try frame.next("hiding")
        dot.isHidden = false
        try frame.next("showing")
        dot.frame.origin.x = 0
        try frame.next("move")
        dot.removeFromSuperview()
        try frame.next("removal")
    }

    @Test("a label without background throws the shadow of its letters")
    func letters() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "I"
        label.textAlignment = .left
        label.layer.shadowOpacity = 1
        label.layer.shadowRadius = 0
        label.layer.shadowOffset = CGSize(width: 0, height: 25)
        window.addSubview(label)
        view.removeFromSuperview()
        let below = try (25..<45).map { y in try (0..<60).map { try alpha($0, y) }.max() ?? 0 }
        expect(below.max() ?? 0 > 100)
        expect(try alpha(50, 35) == 0)
    }

    @Test("a cached frame repaints the shadow with its view")
    func keptFrame() throws {
        window.backgroundColor = .white
        view.backgroundColor = .yellow
        let frame = KeptFrame(of: window)
        try frame.next()
        view.frame.origin.x += 7
        let moved = try frame.next("move")
        expect(moved.paintedRects.allSatisfy { $0.maxY > 100 })
        view.layer.cornerRadius = 6
        try frame.next("corners")
        view.layer.shadowOffset.height = 4
        try frame.next("offset")
        let below = UIView(frame: CGRect(x: 0, y: 50, width: 30, height: 5))
        below.backgroundColor = .green
        window.insertSubview(below, at: 0)
        try frame.next("something behind")
        view.removeFromSuperview()
        try frame.next("removal")
    }
}
