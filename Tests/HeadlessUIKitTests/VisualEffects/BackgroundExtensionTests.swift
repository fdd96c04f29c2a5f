import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Content extended beyond the safe area")
struct BackgroundExtensionTests {
    private let window: UIWindow
    private let view: UIBackgroundExtensionView
    private let content = UIView()
    private let left = UIView()

    init() {
        window = makeWindow(width: 100, height: 60)
        window.backgroundColor = .white
        window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 10, right: 0)
        view = UIBackgroundExtensionView(frame: window.bounds)
        content.backgroundColor = .blue
        left.backgroundColor = .red
        content.addSubview(left)
        view.contentView = content
        window.addSubview(view)
        window.hostLayout()
        left.frame = CGRect(x: 0, y: 0, width: 35, height: 50)
        window.hostLayout()
    }

    private func color(_ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try HostRenderer.pixels(of: window, scale: 1)
        let index = (y * picture.width + x) * 4
        return Array(picture.rgba[index..<index + 3])
    }

    @Test("the content fills the safe area; around it is its mirror image")
    func mirrored() throws {
        expectEqual(content.convert(content.bounds, to: window), CGRect(x: 30, y: 0, width: 70, height: 50))
        // Left of the content the red part, blurred; below it both colors.
        let beside = try color(10, 20)
        expect(beside[0] > 180 && beside[2] < 90, "\(beside)")
        let below = try color(90, 56)
        expect(below[2] > 150 && below[0] < 120, "\(below)")
        expectEqual(try color(90, 20), [0, 0, 255])
    }

    @Test("the mirror image follows changes of the content, frame by frame")
    func changes() throws {
        let kept = KeptFrame(of: window)
        try kept.next()
        left.backgroundColor = .green
        try kept.next("a color")
        let beside = try color(10, 20)
        expect(beside[0] < 90, "\(beside)")
        window.hostSafeAreaInsets = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 20)
        try kept.next("other insets")
        expectEqual(content.convert(content.bounds, to: window), CGRect(x: 0, y: 12, width: 80, height: 48))
        window.hostSafeAreaInsets = .zero
        try kept.next("no insets")
    }

    @Test("an app may place the content itself, or take it away")
    func ownPlace() {
        view.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 40, y: 5, width: 50, height: 40)
        view.setNeedsLayout()
        window.hostLayout()
        expectEqual(content.convert(content.bounds, to: window), CGRect(x: 40, y: 5, width: 50, height: 40))
        view.contentView = nil
        window.hostLayout()
        expect(content.superview == nil)
    }
}
