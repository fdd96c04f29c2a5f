import CellParts
import ContainerCells
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The size of rows outside of cells")
struct OutsideSizeTests {
    private typealias RowView = LeftRightContainerView<LeftTextView<LeftTitle>, RightElementsView<RightChevron>>

    private let long = "Просмотры вашего резюме и приглашения на собеседования за последние две недели"

    private func row(_ title: String) -> LeftRightContainer<LeftTitle, RightChevron> {
        LeftRightContainer(left: LeftTitle(title: title), right: RightChevron())
    }

    @Test("a row answers how large it wants to be")
    func answers() {
        let view = LeftRightContainer<LeftTitle, RightChevron>.View()
        view.update(with: row(long))
        let expected = RowView.size(fitting: 320, content: row(long))
        let wanted = RowView.size(fitting: .infinity, content: row(long))
        expect(expected.height > wanted.height)
        expectEqual(view.sizeThatFits(CGSize(width: 320, height: 1_000)), expected)
        expectEqual(view.sizeThatFits(.zero), wanted)
        expectEqual(view.intrinsicContentSize, wanted)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        expectEqual(fitting, expected)
        expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), wanted)
        view.sizeToFit()
        expectEqual(view.bounds.size, wanted)
    }

    @Test("rows in a stack view have the heights of their contents, also after updates and other text sizes")
    func stackView() throws {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone(width: 320))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        let header = SectionTextView<SectionTextFooterContent>(frame: .zero)
        header.update(with: SectionTextFooterContent(text: long))
        let rows = ["Страна", long].map { title in
            let view = LeftRightContainer<LeftTitle, RightChevron>.View()
            view.update(with: row(title))
            return view
        }
        let toggle = LeftRightContainer<LeftTitle, RightToggle>.View()
        toggle.update(with: LeftRightContainer(left: LeftTitle(title: long), right: RightToggle(isOn: true)))
        for view in [header] + rows + [toggle] as [UIView] { stack.addArrangedSubview(view) }

        func check(_ titles: [String], _ name: String) {
            host.layout()
            controller.traitCollection.performAsCurrent {
                var y = SectionTextView.size(fitting: 320, content: SectionTextFooterContent(text: long)).height
                expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: y), "\(name)")
                for (view, title) in zip(rows, titles) {
                    let height = RowView.size(fitting: 320, content: row(title)).height
                    expectEqual(view.frame, CGRect(x: 0, y: y, width: 320, height: height), "\(name)")
                    y += height
                }
                expect(toggle.frame.minY == y && toggle.frame.height > 60, "\(name)")
                expectEqual(stack.frame.height, toggle.frame.maxY, "\(name)")
            }
        }
        check(["Страна", long], "at first")
        rows[0].update(with: row(long + long))
        rows[1].update(with: row("Город"))
        check([long + long, "Город"], "updated")
        host.configuration.contentSizeCategory = .extraExtraExtraLarge
        check([long + long, "Город"], "larger text")
        host.configuration.contentSizeCategory = .accessibilityLarge
        check([long + long, "Город"], "accessibility text")
    }

    @Test("under constraints without a width a row has its preferred size")
    func constraints() {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone())
        let view = LeftRightContainer<LeftTitle, RightChevron>.View()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.update(with: row("Страна"))
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        host.layout()
        controller.traitCollection.performAsCurrent {
            expectEqual(view.bounds.size, RowView.size(fitting: .infinity, content: row("Страна")))
        }
    }

    @Test("a row outside of a cell takes taps, its controls keep theirs")
    func touches() throws {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone())
        var selections = 0
        var values: [Bool] = []
        let view = LeftRightContainer<LeftTitle, RightToggle>.View()
        view.update(
            with: LeftRightContainer(
                left: LeftTitle(title: "Уведомления"),
                right: RightToggle(isOn: false) { values.append($0) }
            )
        )
        view.didSelectHandler = { selections += 1 }
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        controller.view.addSubview(view)
        host.layout()

        host.tap(at: CGPoint(x: 60, y: 128))
        expect(selections == 1 && values.isEmpty)
        expect(view.backgroundColor == nil && view.accessibilityTraits.contains(.button))
        host.tap(at: CGPoint(x: 350, y: 128))
        expect(selections == 1 && values == [true])
        view.didSelectHandler = nil
        host.tap(at: CGPoint(x: 60, y: 128))
        expectEqual(selections, 1)
    }

    @Test("a content view may be open, and its subclass has all initializers")
    func subclass() {
        let view = FancyBannerView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.update(with: Banner(text: "A"))
        expectEqual(view.label.text, "A!")
        let cell = ContainerCell<BannerView>(frame: .zero)
        cell.update(with: ContainerItem(differenceIdentifier: 1, content: Banner(text: "B")))
        expectEqual(cell.hostedView.label.text, "B")
    }
}

private struct Banner: ContainerContent {
    typealias View = BannerView

    let text: String
}

private class BannerView: UIView, ContainerContentView {
    let label = UILabel()

    required convenience init() {
        self.init(frame: .zero)
    }

    static func size(fitting width: CGFloat, content: Banner) -> CGSize {
        CGSize(width: width, height: 20)
    }

    func update(with content: Banner) {
        label.text = content.text
    }
}

private final class FancyBannerView: BannerView {
    override func update(with content: Banner) {
        super.update(with: Banner(text: content.text + "!"))
    }
}
