import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
}

@MainActor @Suite("Dimmed tint colors")
struct TintAdjustmentTests {
    private let outer = TintedView()
    private let inner = TintedView()

    init() {
        outer.addSubview(inner)
    }

    private func components(of color: UIColor) -> [CGFloat] {
        let rgba = color.currentRGBA
        return [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    @Test("a dimmed view and its subviews have a gray tint color, and hear of it")
    func dimming() {
        outer.tintColor = .red
        outer.changes = 0
        inner.changes = 0
        outer.tintAdjustmentMode = .dimmed
        expectEqual(outer.changes, 1)
        expectEqual(inner.changes, 1)
        expectEqual(inner.tintAdjustmentMode, .dimmed)
        let dimmed = components(of: inner.tintColor)
        expect(dimmed[0] == dimmed[1] && dimmed[1] == dimmed[2])
        expect(dimmed[3] < 1)
        outer.tintAdjustmentMode = .automatic
        expectEqual(outer.tintAdjustmentMode, .normal)
        expectEqual(components(of: inner.tintColor), [1, 0, 0, 1])
    }

    @Test("a view with a mode of its own doesn't follow its superview")
    func ownMode() {
        inner.tintAdjustmentMode = .normal
        inner.changes = 0
        outer.tintAdjustmentMode = .dimmed
        expectEqual(inner.changes, 0)
        expectEqual(inner.tintAdjustmentMode, .normal)
    }
}
