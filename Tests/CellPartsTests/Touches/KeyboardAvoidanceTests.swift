import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Forms above the keyboard of a device", .enabled(if: ScreenHost.sendsTouches))
struct KeyboardAvoidanceTests {
    private func form(fields: Int, hasBar: Bool = false) -> CollectionViewState {
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "form") {
                for number in 0..<fields {
                    FieldItem(
                        differenceIdentifier: "field\(number)",
                        left: LeftField(identifier: "field\(number)", label: "Field \(number)")
                    )
                }
            }
        })
        return hasBar
            ? state.bottomBar { TitleItem(differenceIdentifier: "total", left: LeftTitle(title: "Total")) } : state
    }

    private func host(_ state: CollectionViewState) -> (controller: CellScreenViewController, host: ScreenHost) {
        let controller = CellScreenViewController(state: state)
        let configuration = ScreenConfiguration(
            size: CGSize(width: 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        )
        let host = ScreenHost(controller, configuration: configuration)
        host.layout()
        return (controller, host)
    }

    private func fields(in view: UIView) -> [UITextField] {
        view.subviews.flatMap { ($0 as? UITextField).map { [$0] } ?? fields(in: $0) }
    }

    @Test("the focused field is scrolled above the keyboard, and the list goes back when editing ends")
    func field() throws {
        let (controller, host) = host(form(fields: 9))
        let last = try require(fields(in: controller.view).max { host.minY($0) < host.minY($1) })
        expect(host.minY(last) > 516)
        last.becomeFirstResponder()
        host.advance(by: 1)
        expect(host.minY(last) + last.bounds.height <= 516)
        expectEqual(controller.collectionView.adjustedContentInset.bottom, 336)
        last.resignFirstResponder()
        host.advance(by: 1)
        expectEqual(controller.collectionView.adjustedContentInset.bottom, 34)
    }

    @Test("a bar below the list stands on the keyboard while text is edited")
    func bar() throws {
        let (controller, host) = host(form(fields: 3, hasBar: true))
        func bottom() throws -> CGFloat {
            func labels(in view: UIView) -> [UILabel] {
                view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
            }
            let label = try require(labels(in: controller.view).first { $0.text == "Total" })
            return host.minY(label) + label.bounds.height
        }
        let before = try bottom()
        expect(before > 700 && before < 818)
        try require(fields(in: controller.view).first).becomeFirstResponder()
        host.advance(by: 1)
        let distance = 818 - before
        expect(abs(try bottom() - (516 - distance)) < 1)
        // Another screen has a keyboard of its own.
        let (other, otherHost) = self.host(form(fields: 3))
        expectEqual(other.collectionView.adjustedContentInset.bottom, 34)
        controller.view.endEditing(true)
        host.advance(by: 1)
        otherHost.layout()
        expect(abs(try bottom() - before) < 1)
    }
}

extension ScreenHost {
    fileprivate func minY(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: window).y }
}
