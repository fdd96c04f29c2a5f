import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Invalid and extreme numbers, as code may compute them by division.
private let strangeNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e30, -1e30, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, CGFloat(Int32.max), 1e18,
]

@MainActor @Suite("Invalid and extreme numbers") struct StrangeNumbersTests {
    private let window = makeWindow(width: 40, height: 40)

    init() {
        window.backgroundColor = .white
    }

    /// Lays the window out and renders it in every format; the pixels are 0xRRGGBBAA.
    @discardableResult
    private func render() throws -> (Int, Int) -> UInt32 {
        window.hostLayout()
        _ = try HostRenderer.svg(of: window)
        _ = try HostRenderer.pdf(of: window)
        let bitmap = try HostRenderer.pixels(of: window, scale: 2)
        expect(bitmap.width == 80 && bitmap.height == 80)
        return { x, y in
            (0..<4).reduce(0) { $0 << 8 | UInt32(bitmap.rgba[(y * 80 + x) * 4 + $1]) }
        }
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        window.addSubview(view)
        return view
    }

    private func box() -> UIView {
        let view = add(UIView())
        view.backgroundColor = .red
        return view
    }

    @Test("invalid frames, bounds and centers do not affect the rest of the screen", arguments: strangeNumbers)
    func geometry(number: CGFloat) throws {
        let changes: [(UIView) -> Void] = [
            { $0.frame = CGRect(x: number, y: number, width: number, height: number) },
            { $0.frame.origin.x = number },
            { $0.frame.size.width = number },
            { $0.bounds = CGRect(x: number, y: number, width: number, height: number) },
            { $0.bounds.origin.y = number },
            { $0.center = CGPoint(x: number, y: number) },
            { $0.layer.anchorPoint = CGPoint(x: number, y: number) },
            { $0.layer.position.x = number },
        ]
        for change in changes {
            let view = box()
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleBottomMargin]
            view.addSubview(child)
            change(view)
            let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            sibling.backgroundColor = .blue
            window.addSubview(sibling)
            expect(try render()(2, 2) == 0x0000_FFFF)
            _ = window.hitTest(CGPoint(x: 15, y: 15), with: nil)
            _ = window.accessibilityTree
            view.removeFromSuperview()
            sibling.removeFromSuperview()
        }
    }

    @Test("a view far larger than the screen fills it", arguments: [CGFloat(1e5), 1e7, 1e9])
    func huge(side: CGFloat) throws {
        let view = box()
        view.frame = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        let pixel = try render()
        expectEqual([pixel(0, 0), pixel(79, 79), pixel(40, 40)], [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    }

    @Test("a background that is far longer than the screen ends where it ends", arguments: [CGFloat(1e5), 1e7])
    func long(length: CGFloat) throws {
        box().frame = CGRect(x: 10, y: -length, width: 20, height: length + 20)
        let pixel = try render()
        expect(pixel(40, 0) == 0xFF00_00FF && pixel(40, 39) == 0xFF00_00FF)
        expect(pixel(40, 41) == 0xFFFF_FFFF && pixel(18, 10) == 0xFFFF_FFFF)
    }

    @Test("corner radii and borders of any width", arguments: strangeNumbers)
    func outline(number: CGFloat) throws {
        let view = box()
        view.layer.cornerRadius = number
        expect(try render()(40, 40) == 0xFF00_00FF)
        view.clipsToBounds = true
        view.layer.maskedCorners = [.layerMinXMaxYCorner]
        expect(try render()(40, 40) == 0xFF00_00FF)
        view.layer.borderColor = UIColor.blue.cgColor
        view.layer.borderWidth = number
        expect(try render()(1, 1) == 0xFFFF_FFFF)
    }

    @Test("an invalid opacity counts as 0 or 1 and never crashes", arguments: strangeNumbers)
    func opacity(number: CGFloat) throws {
        let view = box()
        view.alpha = number
        expect([0xFF00_00FF, 0xFFFF_FFFF].contains(try render()(40, 40)))
        view.layer.opacity = Float(number)
        try render()
        view.backgroundColor = UIColor(red: number, green: number, blue: number, alpha: number)
        view.tintColor = UIColor(hue: number, saturation: number, brightness: number, alpha: number)
        view.layer.borderColor = CGColor(gray: number, alpha: number)
        try render()
    }

    @Test("singular transforms show nothing", arguments: strangeNumbers)
    func transform(number: CGFloat) throws {
        let transforms = [
            CGAffineTransform(scaleX: number, y: number), CGAffineTransform(rotationAngle: number),
            CGAffineTransform(translationX: number, y: number), CGAffineTransform(scaleX: number, y: 1),
            CGAffineTransform(1, 1, 1, 1, 0, 0), CGAffineTransform(number, number, number, number, number, number),
        ]
        for transform in transforms {
            let view = box()
            let label = UILabel(frame: view.bounds)
            label.text = "Agx"
            view.addSubview(label)
            view.transform = transform
            expect(try render()(1, 1) != 0)
            _ = view.convert(CGPoint(x: 1, y: 1), to: window)
            _ = view.convert(CGRect(x: 1, y: 1, width: 2, height: 2), from: window)
            _ = window.hitTest(CGPoint(x: 15, y: 15), with: nil)
            _ = window.accessibilityTree
            view.removeFromSuperview()
        }
        let flat = box()
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        expect(try render()(40, 40) == 0xFFFF_FFFF)
    }

    @Test(
        "text too large or too flat to draw leaves the font as it was",
        arguments: [
            (32_001.0, 1.0), (2e9, 2e9), (1e18, 1e-3), (1e-18, 1), (1e-200, 1e-200), (1, .leastNonzeroMagnitude),
        ]
    )
    func hugeText(scaleX: CGFloat, scaleY: CGFloat) throws {
        let label = add(UILabel())
        label.text = "Agx"
        // A size used by no other test, because a broken font stays broken.
        label.font = .systemFont(ofSize: 17.125)
        let turn = CGAffineTransform(rotationAngle: 0.5)
        label.transform = turn
        try render()
        let before = try HostRenderer.pixels(of: window, scale: 2).rgba
        for transform in [turn.scaledBy(x: scaleX, y: scaleY), turn.concatenating(.init(scaleX: scaleX, y: scaleY))] {
            label.transform = transform
            try render()
        }
        label.transform = turn
        expect(try HostRenderer.pixels(of: window, scale: 2).rgba == before)
        // At a scale at which it has not been drawn before.
        label.transform = turn.scaledBy(x: 1.5, y: 1.25)
        let larger = try HostRenderer.pixels(of: window, scale: 2).rgba
        expect(larger != before && larger.contains { $0 < 128 })
    }

    @Test("margins and insets", arguments: strangeNumbers)
    func margins(number: CGFloat) throws {
        let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        let view = box()
        view.layoutMargins = insets
        view.directionalLayoutMargins.leading = number
        view.addSubview(UIView(frame: view.bounds.inset(by: insets)))
        try render()
        window.hostSafeAreaInsets = insets
        try render()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = insets
        window.rootViewController = controller
        try render()
    }

    @Test("scroll views ignore invalid offsets", arguments: strangeNumbers)
    func scrolling(number: CGFloat) throws {
        let view = add(UIScrollView())
        view.contentSize = CGSize(width: 20, height: 200)
        view.contentOffset.y = number
        expect(view.contentOffset.y.isFinite)
        view.setContentOffset(CGPoint(x: number, y: number), animated: true)
        window.clock.advance(by: 1)
        expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
        view.scrollRectToVisible(CGRect(x: number, y: number, width: number, height: number), animated: false)
        view.contentInset.top = number
        view.contentInset.left = number
        try render()
        view.contentSize = CGSize(width: number, height: number)
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
        window.hostTouchDown(at: CGPoint(x: 15, y: 25))
        for step in 0..<4 {
            window.clock.advance(by: 0.016)
            window.hostTouchMoved(to: CGPoint(x: 15, y: 25 - CGFloat(step) * 5))
        }
        window.hostTouchUp()
        window.clock.advance(by: 5)
        expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
        try render()
    }

    @Test("touches at places that do not exist", arguments: strangeNumbers)
    func touches(number: CGFloat) throws {
        let view = add(UIScrollView())
        view.contentSize = CGSize(width: 20, height: 200)
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        view.addGestureRecognizer(UITapGestureRecognizer())
        window.hostTouchDown(at: CGPoint(x: number, y: number))
        window.hostTouchUp()
        window.hostTouchDown(at: CGPoint(x: 15, y: 15))
        window.clock.advance(by: 0.016)
        window.hostTouchMoved(to: CGPoint(x: number, y: number))
        window.clock.advance(by: 0.016)
        window.hostTouchUp(at: CGPoint(x: number, y: number))
        window.clock.advance(by: 5)
        expect(view.contentOffset.y.isFinite)
        try render()
    }

    @Test("labels set any size, spacing and number of lines", arguments: strangeNumbers)
    func labels(number: CGFloat) throws {
        let label = add(UILabel())
        label.numberOfLines = number > 0 ? .max : .min
        let style = NSMutableParagraphStyle()
        style.lineSpacing = number
        style.paragraphSpacing = number
        style.minimumLineHeight = number
        style.maximumLineHeight = number
        style.lineHeightMultiple = number
        style.firstLineHeadIndent = number
        style.headIndent = -number
        let font = UIFont.systemFont(ofSize: number, weight: UIFont.Weight(rawValue: number))
        let attributes: [[NSAttributedString.Key: Any]] = [
            [.font: font], [.kern: number], [.baselineOffset: number, .underlineStyle: 1], [.paragraphStyle: style],
            [.font: font, .kern: number, .baselineOffset: number, .paragraphStyle: style, .strikethroughStyle: 1],
        ]
        for values in attributes {
            label.attributedText = NSAttributedString(string: "One two\nthree 🙂", attributes: values)
            let size = label.sizeThatFits(CGSize(width: number, height: number))
            expect(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
            let unlimited = label.intrinsicContentSize
            expect(unlimited.width.isFinite && unlimited.height.isFinite)
            let place = CGRect(x: number, y: number, width: number, height: number)
            _ = label.textRect(forBounds: place, limitedToNumberOfLines: label.numberOfLines)
            _ = label.attributedText?.boundingRect(with: place.size, options: .usesLineFragmentOrigin, context: nil)
            try render()
        }
        expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: number).pointSize > 0)
        _ = UIFontMetrics.default.scaledValue(for: number)
        label.font = font
        label.text = "One two three"
        label.frame.size = CGSize(width: number, height: number)
        try render()
    }

    @Test("drawing with any figures", arguments: strangeNumbers)
    func drawing(number: CGFloat) throws {
        let point = CGPoint(x: number, y: number)
        let rect = CGRect(x: number, y: number, width: number, height: number)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            let canvas = context.cgContext
            context.fill(rect)
            context.stroke(rect)
            canvas.setLineWidth(number)
            canvas.setMiterLimit(number)
            canvas.setLineDash(phase: number, lengths: [number, 1])
            canvas.setAlpha(number)
            canvas.beginTransparencyLayer(auxiliaryInfo: nil)
            canvas.addArc(center: point, radius: number, startAngle: number, endAngle: -number, clockwise: true)
            canvas.addArc(center: .zero, radius: 3, startAngle: -number, endAngle: number, clockwise: false)
            canvas.addQuadCurve(to: point, control: .zero)
            canvas.strokePath()
            canvas.endTransparencyLayer()
            canvas.saveGState()
            canvas.scaleBy(x: number, y: number)
            canvas.fillEllipse(in: rect)
            canvas.stroke(rect, width: number)
            canvas.restoreGState()
            canvas.rotate(by: number)
            canvas.translateBy(x: number, y: number)
            canvas.clip(to: rect)
            NSAttributedString(string: "A").draw(at: point)
            NSAttributedString(string: "A").draw(in: rect)
        }
        let view = add(UIImageView(image: image))
        for mode in 0...12 {
            view.contentMode = try require(UIView.ContentMode(rawValue: mode))
            try render()
        }
    }

    @Test("paths with any figures", arguments: strangeNumbers)
    func paths(number: CGFloat) throws {
        let rect = CGRect(x: number, y: number, width: number, height: number)
        let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
        let point = CGPoint(x: number, y: number)
        let arc = UIBezierPath(arcCenter: point, radius: 3, startAngle: number, endAngle: -number, clockwise: true)
        let back = UIBezierPath(arcCenter: .zero, radius: 3, startAngle: -number, endAngle: number, clockwise: false)
        let line = UIBezierPath()
        line.addLine(to: point)
        line.addCurve(to: .zero, controlPoint1: point, controlPoint2: point)
        line.apply(CGAffineTransform(scaleX: number, y: number))
        let paths = [
            arc, back, line, UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
            UIBezierPath(roundedRect: rect, cornerRadius: number),
            UIBezierPath(roundedRect: whole, cornerRadius: number),
            UIBezierPath(roundedRect: whole, byRoundingCorners: .topLeft, cornerRadii: rect.size),
        ]
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            for path in paths {
                path.lineWidth = number
                path.setLineDash([number], count: 1, phase: number)
                _ = path.contains(point)
                _ = path.bounds
                path.fill()
                path.stroke()
                path.addClip()
            }
        }
        _ = add(UIImageView(image: image))
        try render()
    }

    @Test("images of no size, or of one that no memory holds, are empty and say so", arguments: strangeNumbers)
    func images(number: CGFloat) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = number
        for size in [
            CGSize(width: number, height: number), CGSize(width: 4, height: number), CGSize(width: 4, height: 4),
        ] {
            let renderer = UIGraphicsImageRenderer(size: size, format: format)
            let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
            expect(image.size.width.isFinite && image.size.height.isFinite)
            _ = image.pngData()
            _ = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
            let view = add(UIImageView(image: image.withTintColor(.red, renderingMode: .alwaysTemplate)))
            view.contentMode = .scaleAspectFill
            try render()
            view.removeFromSuperview()
        }
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let copy = try require(UIImage(data: dot, scale: number))
        expect(copy.size.width.isFinite)
        _ = add(UIImageView(image: copy))
        try render()
    }

    @Test(
        "an empty view or an invalid scale is rejected with an error",
        arguments: strangeNumbers.filter { $0 != .leastNonzeroMagnitude }
    )
    func renderedSize(number: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: number, height: 10))
        #expect(throws: HostRenderingError.self) { try HostRenderer.pixels(of: view, scale: 1_000_000) }
        #expect(throws: HostRenderingError.self) { try HostRenderer.pixels(of: window, scale: number * 10_000) }
    }

    @Test("animations of any length end", arguments: strangeNumbers)
    func animations(number: CGFloat) throws {
        let view = box()
        UIView.animate(withDuration: number, delay: number) { view.alpha = 0.5 }
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: number,
            initialSpringVelocity: number,
            animations: { view.frame.origin.x = 0 }
        )
        window.clock.advance(by: 0.5)
        try render()
        window.clock.advance(by: 10)
        try render()
    }

    @Test("collection views whose layouts have inconsistent counts", arguments: strangeNumbers)
    func collections(number: CGFloat) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: number, height: number)
        layout.minimumLineSpacing = number
        layout.minimumInteritemSpacing = number
        layout.headerReferenceSize = .zero
        layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        let source = TitleSource(sections: [["a", "b", "c"]])
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        _ = add(view)
        try render()
        view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.centeredVertically, .right], animated: false)
        try render()
        view.reloadData()
        layout.itemSize = CGSize(width: 10, height: number)
        layout.invalidateLayout()
        try render()
        expect(view.contentOffset.y.isFinite)
    }
}
