import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("What materials and glass do to the pixels behind them")
struct BackdropTests {
    private let window = makeWindow(width: 120, height: 120)
    private let kept: KeptFrame

    init() {
        window.backgroundColor = .white
        kept = KeptFrame(of: window)
    }

    /// Adds black stripes of 4 points at the left half of the window.
    private func addStripes() {
        for index in 0..<15 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 8, width: 120, height: 4))
            stripe.backgroundColor = .black
            window.addSubview(stripe)
        }
    }

    private func bitmap() throws -> HostBitmap {
        try kept.next()
        return try kept.frame.bitmap()
    }

    /// The red components in a column of pixels.
    private func column(_ x: Int, rows: Range<Int>, of bitmap: HostBitmap) -> [Int] {
        rows.map { Int(bitmap.rgba[($0 * bitmap.width + x) * 4]) }
    }

    @Test("a material hides the stripes behind it and leaves those beside it")
    func blur() throws {
        addStripes()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        view.frame = CGRect(x: 60, y: 20, width: 40, height: 80)
        window.addSubview(view)
        let picture = try bitmap()
        let beside = column(20, rows: 100..<140, of: picture)
        expect(beside.min() == 0 && beside.max() == 255)
        let behind = column(160, rows: 100..<140, of: picture)
        let (least, most) = (try require(behind.min()), try require(behind.max()))
        // Half black and half white, blurred, under 45 % of nearly white.
        expect(most - least <= 4, "\(behind)")
        expect((150...210).contains(least), "\(behind)")
    }

    @Test("a change near a material repaints it once; one further away, or the next frame, doesn't")
    func damage() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
        window.addSubview(view)
        let near = UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10))
        let far = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        for subview in [near, far] { window.insertSubview(subview, at: 0) }
        try kept.next()
        near.backgroundColor = .red
        let whole = PixelRect(x: 0, y: 0, width: 240, height: 40)
        expect(try kept.next().paintedRects.contains { $0.contains(whole) })
        far.backgroundColor = .red
        expectEqual(try kept.next().paintedRects, [PixelRect(x: 0, y: 200, width: 20, height: 20)])
        expect(try kept.next().isEmpty)
    }

    @Test("a list that scrolls below a bar, and one with a material inside, moves its pixels")
    func scrolling() throws {
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 120, height: 1_000)
        window.addSubview(list)
        for index in 0..<40 {
            let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 120, height: 20))
            row.text = "Row \(index)"
            list.addSubview(row)
        }
        let header = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        header.frame = CGRect(x: 10, y: 60, width: 40, height: 20)
        list.addSubview(header)
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
        window.addSubview(bar)
        try kept.next()
        for distance: CGFloat in [3, 10, -4, 0.5, 30] {
            list.contentOffset.y += distance
            expect(try kept.next("scrolling by \(distance)").move != nil)
        }
    }

    @Test("a material that scrolls out of a list blurs what the list still shows")
    func scrollingOut() throws {
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 120, height: 1_000)
        window.addSubview(list)
        for index in 0..<40 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 120, height: 10))
            row.backgroundColor = index % 3 == 0 ? .black : .red
            list.addSubview(row)
        }
        let header = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        header.frame = CGRect(x: 30, y: 45, width: 40, height: 20)
        list.addSubview(header)
        try kept.next()
        for step in 0..<8 {
            list.contentOffset.y += 8
            expect(try kept.next("step \(step)").move != nil)
        }
    }

    @Test("documents get the tint, and a translucent superview lets only its own content through")
    func otherCanvases() throws {
        addStripes()
        let group = UIView(frame: window.bounds)
        group.alpha = 0.5
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialLight))
        view.frame = CGRect(x: 60, y: 20, width: 40, height: 80)
        group.addSubview(view)
        window.addSubview(group)
        let behind = column(160, rows: 100..<140, of: try bitmap())
        try expect(require(behind.max()) - require(behind.min()) > 100)
        let svg = String(decoding: try HostRenderer.svg(of: window), as: UTF8.self)
        expect(svg.contains("fill-opacity=\"0.85"), "the tint of the material")
        let recorded = DisplayList.recording { ViewPainter.paint(view, on: $0.canvas) }
        expect(recorded != DisplayList.empty)
    }

    @Test("pictures that an app draws of its views are blurred as well, whatever is below the picture")
    func drawnPictures() throws {
        addStripes()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        view.frame = CGRect(x: 60, y: 20, width: 40, height: 80)
        window.addSubview(view)
        window.hostLayout()
        let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        let picture = UIImageView(image: image)
        picture.frame = window.bounds
        window.addSubview(picture)
        let behind = column(160, rows: 100..<140, of: try bitmap())
        try expect(require(behind.max()) - require(behind.min()) <= 4, "\(behind)")
        picture.frame.origin.x = 30
        try kept.next("moving the picture")
        let list = DisplayList.recording { ViewPainter.paint(view, on: $0.canvas) }
        expect(list.tinted(with: .black) != list && list.multiplied(by: .black) != list)
    }

    @Test("glass is a capsule, or has the corners of its view, and looks the same in every picture")
    func glass() throws {
        addStripes()
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = .red
        let view = UIVisualEffectView(effect: glass)
        view.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
        window.addSubview(view)
        let first = try bitmap()
        // The corner lies outside of the capsule, the middle inside.
        let corner = column(42, rows: 41..<58, of: first)
        expect(corner.contains(0) && corner.contains(255))
        let middle = column(120, rows: 70..<90, of: first)
        try expect(require(middle.max()) - require(middle.min()) < 40, "\(middle)")
        view.cornerConfiguration = .corners(radius: 0)
        let square = column(42, rows: 43..<58, of: try bitmap())
        try expect(require(square.max()) - require(square.min()) < 60, "\(square)")
        view.cornerConfiguration = .capsule()
        expectEqual(try bitmap().rgba, first.rgba)
        expectEqual(glass, glass.copy() as? UIGlassEffect)
        expect(glass != UIGlassEffect(style: .regular))
    }

    @Test("strange sizes and figures blur nothing and don't crash")
    func strangeNumbers() throws {
        addStripes()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        window.addSubview(view)
        let tint = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        for deviation: CGFloat in [0, -1, .nan, .infinity, 0.2, 500] {
            view.setBackdrop(BackdropFilter(deviation: deviation, saturation: deviation, tint: tint))
            try kept.next("deviation \(deviation)")
        }
        for size: CGFloat in [0, 0.1, 5_000] {
            view.frame.size = CGSize(width: size, height: size)
            try kept.next("size \(size)")
        }
        view.frame = CGRect(x: -10_000, y: 1e7, width: 40, height: 40)
        try kept.next("far away")
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.center = CGPoint(x: 60, y: 60)
        view.bounds.size = CGSize(width: 30, height: 30)
        try kept.next("turned")
    }
}
