import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor @Suite("Anchor points and insets as text")
struct AnchorPointTests {
    @Test("a view moves with its anchor point and keeps its center")
    func anchorPoint() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        expectEqual(view.center, CGPoint(x: 20, y: 30))
        expectEqual(view.frame, CGRect(x: 20, y: -10, width: 20, height: 40))
        expectEqual(view.layer.anchorPoint, CGPoint(x: 0, y: 1))
    }

    @Test("insets are written and read as text")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
        expect(NSCoder.string(for: insets) == "{1, 2.5, 3, 4}")
        expect(NSCoder.uiEdgeInsets(for: "{1, 2.5, 3, 4}") == insets)
        expectEqual(NSCoder.uiEdgeInsets(for: "nothing"), .zero)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        expectEqual(text.string, "a")
    }
}
