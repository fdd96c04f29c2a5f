import ContainerCells
import Expectations
import PortableUIKit
import Testing

@MainActor
@Suite("Layout while a row is updated")
struct LayoutDuringUpdateTests {
    private struct Eager: ContainerContent {
        typealias View = EagerView

        var height: CGFloat
    }

    /// A view whose update lays out the cell around it, as an animated change of a control does.
    private final class EagerView: UIView, ContainerContentView {
        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("EagerView is made in code only")
        }

        static func size(fitting width: CGFloat, content: Eager) -> CGSize {
            CGSize(width: width, height: content.height)
        }

        func update(with content: Eager) {
            superview?.superview?.setNeedsLayout()
            superview?.superview?.layoutIfNeeded()
        }
    }

    @Test("a view may lay out its cell while it is updated")
    func layout() {
        let cell = ContainerCell<EagerView>(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        let insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        cell.update(with: ContainerItem(content: Eager(height: 40), insets: insets))
        expectEqual(cell.hostedView.frame, CGRect(x: 16, y: 0, width: 288, height: 40))
    }
}
