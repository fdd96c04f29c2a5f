import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct HostFrameTests {
    private let window = makeWindow(width: 100, height: 200)
    private let kept: KeptFrame

    init() {
        window.backgroundColor = .white
        kept = KeptFrame(of: window)
    }

    private func add(_ frame: CGRect, _ color: UIColor? = .red, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (parent ?? window).addSubview(view)
        return view
    }

    /// A scroll view that covers the window, with rows of 20 points that contain a label each.
    private func addList() -> UIScrollView {
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 100, height: 2_000)
        window.addSubview(list)
        for index in 0..<100 {
            let row = add(CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20), nil, to: list)
            let label = UILabel(frame: CGRect(x: 5, y: 0, width: 90, height: 20))
            label.text = "Row \(index)"
            row.addSubview(label)
        }
        return list
    }

    @Test("the first frame paints everything, an unchanged one nothing")
    func unchanged() throws {
        _ = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let first = try kept.next()
        expectEqual(first.paintedRects, [PixelRect(x: 0, y: 0, width: 200, height: 400)])
        expectEqual(first.paintedNodeCount, 2)
        let second = try kept.next()
        expect(second.isEmpty && second.paintedNodeCount == 0)
    }

    @Test("setting an equal value paints nothing")
    func equalValues() throws {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        try kept.next()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.backgroundColor = .red
        view.alpha = 1
        view.isHidden = false
        view.layer.masksToBounds = false
        expect(try kept.next().isEmpty)
    }

    @Test("a change over a view that others cover, and that was therefore never painted, repaints its own area")
    func coveredView() throws {
        final class Ground: UIView {}
        let ground = Ground(frame: window.bounds)
        window.addSubview(ground)
        let cover = add(window.bounds, .white, to: ground)
        let view = add(CGRect(x: 0, y: 40, width: 50, height: 20), to: cover)
        try kept.next()
        view.backgroundColor = .blue
        expectEqual(try kept.next().paintedRects, [PixelRect(x: 0, y: 80, width: 100, height: 40)])
    }

    @Test("a changed view repaints its own area")
    func changedView() throws {
        let list = addList()
        try kept.next()
        let label = try require(list.subviews[2].subviews.first as? UILabel)
        label.text = "Changed"
        let change = try kept.next()
        expectEqual(change.paintedRects, [PixelRect(x: 10, y: 80, width: 180, height: 40)])
        // The window, the list, the row and its label.
        expectEqual(change.paintedNodeCount, 4)
    }

    @Test("a moved view repaints where it was and where it is")
    func movedView() throws {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        try kept.next()
        view.frame.origin = CGPoint(x: 50, y: 100)
        let change = try kept.next()
        let expected = [
            PixelRect(x: 0, y: 0, width: 20, height: 20), PixelRect(x: 100, y: 200, width: 20, height: 20),
        ]
        expectEqual(change.paintedRects, expected)
        view.removeFromSuperview()
        expect(try kept.next().paintedRects == [expected[1]])
    }

    @Test("scrolling by 40 points moves what was painted and paints the band of 40 points that comes into sight")
    func scrolling() throws {
        let list = addList()
        try kept.next()
        list.contentOffset.y += 40
        let change = try kept.next()
        expectEqual(change.move?.target, PixelRect(x: 0, y: 0, width: 200, height: 320))
        expectEqual(change.move?.dy, -80)
        expectEqual(change.paintedRects, [PixelRect(x: 0, y: 320, width: 200, height: 80)])
        // The window, the list and two rows with their labels.
        expectEqual(change.paintedNodeCount, 6)
        list.contentOffset.y -= 30
        list.contentOffset.y += 10
        expect(try kept.next().paintedArea == 200 * 40)
    }

    @Test("scrolling by a part of a pixel, or further than the list is high, paints the list")
    func unmovable() throws {
        let list = addList()
        try kept.next()
        list.contentOffset.y += 0.25
        expect(try kept.next().paintedArea == 200 * 400)
        list.contentOffset.y = 1_000.25
        let change = try kept.next()
        expectEqual(change.move, nil)
        expectEqual(change.paintedArea, 200 * 400)
    }

    @Test("views above or pinned in a list are repainted at their old and new frames when it scrolls")
    func overlays() throws {
        let list = addList()
        let pinned = add(CGRect(x: 0, y: 0, width: 100, height: 10), .systemBlue, to: list)
        let bar = add(CGRect(x: 0, y: 180, width: 100, height: 20), UIColor.black.withAlphaComponent(0.5))
        bar.isUserInteractionEnabled = false
        try kept.next()
        list.contentOffset.y += 10
        pinned.frame.origin.y += 10
        let change = try kept.next()
        expect(change.move != nil)
        expectEqual(change.paintedArea, 200 * (20 + 60))
    }

    @Test("a list under a bar is painted correctly however far it scrolls")
    func longScroll() throws {
        let list = addList()
        _ = add(CGRect(x: 0, y: 0, width: 100, height: 30), UIColor.systemBlue.withAlphaComponent(0.5))
        _ = add(CGRect(x: 20, y: 190, width: 30, height: 10), .systemGreen)
        try kept.next()
        let distances = Array(repeating: 35, count: 30) + Array(repeating: -25, count: 40)
        for (frame, distance) in distances.enumerated() {
            list.contentOffset.y += CGFloat(distance)
            expect(try kept.next("frame \(frame)").move?.dy == -2 * distance)
        }
    }

    @Test("a list over a picture or with round corners shows no shifted background")
    func backdrops() throws {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
            UIColor.green.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        window.addSubview(picture)
        let list = addList()
        try kept.next()
        list.contentOffset.y += 10
        expect(try kept.next().move == nil)
        list.backgroundColor = .white
        list.layer.cornerRadius = 12
        try kept.next()
        list.contentOffset.y += 10
        expect(try kept.next().move != nil)
    }

    @Test("a running animation repaints its view when time advances, and nothing otherwise")
    func animation() throws {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        try kept.next()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.y = 100 }
        try kept.next()
        expect(try kept.next().isEmpty)
        window.clock.advance(by: 0.5)
        let change = try kept.next()
        expectEqual(change.paintedArea, 2 * 20 * 20)
        window.clock.advance(by: 1)
        expect(try !kept.next().isEmpty)
        window.clock.advance(by: 1)
        expect(try kept.next().isEmpty)
    }

    @Test("two alternating frames of one window are both correct")
    func twoFrames() throws {
        let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = KeptFrame(of: window, scale: 1)
        try kept.next()
        try other.next()
        view.frame.origin.x = 20
        try kept.next()
        try other.next()
        view.frame.origin.x = 40
        expect(try other.next().paintedArea < 100 * 200)
        try kept.next()
    }

    @Test("a resized window is repainted")
    func resizing() throws {
        try kept.next()
        window.frame.size = CGSize(width: 120, height: 90)
        expect(try kept.next().paintedArea == 240 * 180)
        window.isHidden = true
        expect(try kept.next().paintedArea == 240 * 180)
        expect(try kept.next().isEmpty)
    }

    @Test("after every random change the cached frame equals a full repaint", arguments: 0..<16)
    func randomChanges(seed: Int) throws {
        let scale: CGFloat = [2, 1, 3][seed % 3]
        var screen = RandomScreen(seed: UInt64(seed), scale: scale)
        let frame = KeptFrame(of: screen.window, scale: scale)
        try frame.next()
        for step in 0..<60 {
            let changes = (0...(step % 4)).map { _ in screen.change() }
            // Stops at the first mismatch: later ones would only repeat it.
            try frame.next("seed \(seed), step \(step), \(changes.joined(separator: ", "))")
        }
    }
}
