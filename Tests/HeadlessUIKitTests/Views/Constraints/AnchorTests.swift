import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AnchorTests {
    @Test("a constraint's anchors are equal to those of its views, whatever their types")
    func equality() throws {
        let view = UIView()
        let other = UIView()
        let constraint = view.widthAnchor.constraint(equalTo: other.heightAnchor)
        let first: NSObject = constraint.firstAnchor
        let second: NSObject = try require(constraint.secondAnchor)
        expectEqual(first, view.widthAnchor as NSObject)
        expectEqual(second, other.heightAnchor as NSObject)
        expectEqual(first.hash, view.widthAnchor.hash)
        expect(first != other.widthAnchor as NSObject)
        expect(first != view.heightAnchor as NSObject)
        expect(first != view)
    }
}

@MainActor @Suite("Anchors of one's own")
struct OverriddenAnchorTests {
    private final class Captioned: UIView {
        let caption = UILabel()

        override var lastBaselineAnchor: NSLayoutYAxisAnchor { caption.lastBaselineAnchor }
    }

    @Test("a view can return a subview's anchors as its own")
    func overridden() {
        let root = makeRoot()
        let view = add(Captioned(), to: root)
        add(view.caption, to: view)
        view.caption.text = "A caption"
        let line = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 100),
            view.caption.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
            line.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        expect(line.frame.minY > 40 && line.frame.minY < 60)
    }
}
