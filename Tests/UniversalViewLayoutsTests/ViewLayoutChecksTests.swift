import Expectations
import PortableUIKit
import Testing
import UniversalViewLayouts

@MainActor @Suite struct ViewLayoutChecksTests {
    private final class EmptyLayout: ViewLayout {
        init() {}

        func layout(on view: UIView) {}
    }

    private final class ForgetfulLayout: ViewLayout {
        let label = UILabel()

        init() {}

        func layout(on view: UIView) {
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            label.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
    }

    private final class EscapingLayout: ViewLayout {
        let label = UILabel()

        init() {}

        func layout(on view: UIView) {
            (view.superview ?? view).addSubview(label)
            view.addSubview(UIView())
        }
    }

    private func problems(_ body: () -> Void) -> [ViewLayoutProblem] {
        var problems: [ViewLayoutProblem] = []
        let previous = ViewLayoutChecks.handler
        ViewLayoutChecks.handler = { problems.append($0) }
        body()
        ViewLayoutChecks.handler = previous
        return problems
    }

    @Test("a layout without subviews is reported with a fix")
    func empty() {
        let found = problems { _ = View<EmptyLayout>() }
        expectEqual(found.map(\.kind), [.addsNothing])
        expectEqual(found.first?.description.contains("EmptyLayout adds nothing to the View<EmptyLayout>"), true)
        expectEqual(found.first?.description.contains("Call view.addSubview(_:)"), true)
    }

    @Test("a subview with constraints whose frame is translated too is reported once")
    func translated() {
        let found = problems { _ = CollectionViewCell<ForgetfulLayout>(frame: .zero).layout }
        expectEqual(found.map(\.kind), [.translatesAutoresizingMask])
        expectEqual(found.first?.description.contains("ForgetfulLayout constrains a UILabel"), true)
    }

    @Test("a layout that adds subviews to a cell is reported")
    func laidOnCell() {
        let onCell = problems { TwoLabelsLayout().install(on: UICollectionViewCell(frame: .zero)) }
        expectEqual(onCell.map(\.kind), [.isOutsideContentView])
        let beside = problems { _ = CollectionViewCell<EscapingLayout>(frame: .zero).layout }
        expectEqual(beside.map(\.kind), [.isOutsideContentView])
        expectEqual(beside.first?.description.hasSuffix("Lay it on contentView."), true)
    }

    @Test("correct layouts are not reported")
    func right() {
        let found = problems {
            _ = View<TwoLabelsLayout>()
            _ = View<NestingLayout>()
            _ = CollectionViewCell<TwoLabelsLayout>(frame: .zero).layout
            _ = CollectionReusableView<ParagraphLayout>(frame: .zero).layout
        }
        expect(found.isEmpty)
    }
}
