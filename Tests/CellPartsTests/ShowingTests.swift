import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Own content views outside of cells")
struct ShowingTests {
    private let controller = UIViewController()
    private let stack = UIStackView()

    private func host() -> ScreenHost {
        let host = ScreenHost(controller, configuration: .phone(width: 320))
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        return host
    }

    @Test("an own content view in a stack has the height of its content, also after updates and other text sizes")
    func stackView() {
        let host = host()
        let first = FramedTextView(showing: FramedText(text: "One"))
        let second = FramedTextView(showing: FramedText(text: String(repeating: "Two words ", count: 20)))
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        func check(_ texts: String...) {
            host.layout()
            controller.traitCollection.performAsCurrent {
                let heights = texts.map { FramedTextView.size(fitting: 320, content: FramedText(text: $0)).height }
                expectEqual([first, second].map(\.frame.height), heights)
                expectEqual(stack.frame.height, heights.reduce(0, +))
            }
        }
        let long = String(repeating: "Two words ", count: 20)
        check("One", long)
        first.show(FramedText(text: long + long))
        second.show(FramedText(text: "Three"))
        check(long + long, "Three")
        host.configuration.contentSizeCategory = .accessibilityLarge
        check(long + long, "Three")
        host.configuration.size.width = 320
        expectEqual(first.subviews.count, 2, "one view holds the size, however often contents are shown")
    }

    @Test("without a width under constraints the view has its preferred size")
    func preferredSize() {
        let host = host()
        let view = FramedTextView(showing: FramedText(text: "One"))
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
        host.layout()
        controller.traitCollection.performAsCurrent {
            expectEqual(view.frame.size, FramedTextView.size(fitting: .infinity, content: FramedText(text: "One")))
        }
    }

    @Test("a content view holds another under constraints, in a cell too")
    func nested() {
        let item = ContainerItem(differenceIdentifier: 1, content: NestedText(inner: FramedText(text: "Inner")))
        let state = CollectionViewState { CollectionViewSection(differenceIdentifier: 0) { item } }
        let screen = CellScreenViewController(state: state)
        let host = ScreenHost(screen, configuration: .phone(width: 320))
        host.layout()
        let cell = screen.collectionView.visibleCells.first as? ContainerCell<NestedTextView>
        screen.traitCollection.performAsCurrent {
            let inner = FramedTextView.size(fitting: 320, content: FramedText(text: "Inner")).height
            expectEqual(cell?.frame.height, inner + 30)
            expectEqual(cell?.hostedView.inner.frame, CGRect(x: 0, y: 10, width: 320, height: inner))
        }
    }

    @Test("views that size themselves, labels and layouts keep one size")
    func others() {
        let host = host()
        let row = LeftRightContainer<LeftTitle, RightChevron>.View(
            showing: LeftRightContainer(left: LeftTitle(title: "Row"), right: RightChevron())
        )
        let label = PaddedLabel(showing: LabelText(text: "Label"))
        let footer = SectionMessageFooterContent.View(showing: SectionMessageFooterContent(text: "Message"))
        for view in [row, label, footer] as [UIView] { stack.addArrangedSubview(view) }
        host.layout()
        controller.traitCollection.performAsCurrent {
            let message = SectionMessageFooterContent(text: "Message")
            expectEqual(row.frame.height, row.sizeThatFits(CGSize(width: 320, height: 0)).height)
            expectEqual(label.frame.height, 100)
            expectEqual(
                footer.frame.height,
                SectionMessageFooterContent.View.size(fitting: 320, content: message).height
            )
        }
        expect(!row.subviews.contains { $0.isHidden && $0.constraints.isEmpty && $0 is ContentSizedView })
    }
}

private struct FramedText: ContainerContent {
    typealias View = FramedTextView

    var text: String
    @MainActor var label: LabelContent {
        LabelContent(text: text, style: CellTheme.current.typography.title, color: .label)
    }
}

private final class FramedTextView: UIView, ContainerContentView {
    private static let insets = UIEdgeInsets(top: 7, left: 16, bottom: 7, right: 16)

    private let label = UILabel()

    static func size(fitting width: CGFloat, content: FramedText) -> CGSize {
        let size = content.label.size(fitting: width - insets.left - insets.right)
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    func update(with content: FramedText) {
        if label.superview == nil { addSubview(label) }
        content.label.apply(to: label, fitting: .infinity)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.insets)
    }
}

private struct NestedText: ContainerContent {
    typealias View = NestedTextView

    var inner: FramedText
}

private final class NestedTextView: UIView, ContainerContentView {
    let inner = FramedTextView()

    static func size(fitting width: CGFloat, content: NestedText) -> CGSize {
        let view = NestedTextView()
        view.update(with: content)
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    func update(with content: NestedText) {
        inner.show(content.inner)
        guard inner.superview == nil else { return }
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            inner.leadingAnchor.constraint(equalTo: leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
    }
}

private struct LabelText: ContainerContent {
    typealias View = PaddedLabel

    var text: String
}

private final class PaddedLabel: UILabel, ContainerContentView {
    static func size(fitting width: CGFloat, content: LabelText) -> CGSize {
        CGSize(width: 90, height: 100)
    }

    func update(with content: LabelText) {
        text = content.text
    }
}
