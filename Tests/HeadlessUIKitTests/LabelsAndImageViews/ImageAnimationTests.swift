import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Image views show pictures one after the other") struct ImageAnimationTests {
    private let window = makeWindow()
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

    init() {
        view.image = Self.image(width: 1)
        view.animationImages = [Self.image(width: 2), Self.image(width: 3)]
        view.animationDuration = 1
        window.addSubview(view)
        window.hostLayout()
    }

    private static func image(width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
    }

    private var shownWidth: CGFloat { view.intrinsicContentSize.width }

    @Test("each picture has its share of the time, until it is stopped")
    func turns() {
        expect(!view.isAnimating)
        view.startAnimating()
        expect(view.isAnimating)
        expectEqual(shownWidth, 2)
        window.clock.advance(by: 0.5)
        expectEqual(shownWidth, 3)
        window.clock.advance(by: 0.5)
        expectEqual(shownWidth, 2)
        view.stopAnimating()
        expectEqual(shownWidth, 1)
        expect(!view.isAnimating)
    }

    @Test("it ends by itself after as many turns as wanted")
    func repeats() {
        view.animationRepeatCount = 1
        view.startAnimating()
        window.clock.advance(by: 0.9)
        expect(view.isAnimating)
        window.clock.advance(by: 0.2)
        expect(!view.isAnimating)
        expectEqual(shownWidth, 1)
    }

    @Test("it stands still outside of a window")
    func outside() {
        view.startAnimating()
        view.removeFromSuperview()
        window.clock.advance(by: 0.5)
        expectEqual(shownWidth, 2)
        window.addSubview(view)
        window.clock.advance(by: 0.5)
        expectEqual(shownWidth, 3)
    }
}
