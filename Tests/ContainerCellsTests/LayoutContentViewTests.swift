import ContainerCells
import Expectations
import PortableUIKit
import Testing
import UniversalViewLayouts

private struct Greeting: ContainerContent {
    typealias View = LayoutContentView<GreetingLayout>

    var text: String
}

private final class GreetingLayout: ContentViewLayout, ReusableViewLayout {
    let label = UILabel()
    private(set) var reuseCount = 0

    init() {}

    func layout(on view: UIView) {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    func update(with content: Greeting) {
        label.text = content.text
    }

    func prepareForReuse() {
        reuseCount += 1
    }
}

@MainActor @Suite struct LayoutContentViewTests {
    private let long = "A greeting that is much too long for a single line of its row"

    @Test("a layout drops into a container cell, and its constraints give the row its height")
    func cell() {
        let item = ContainerItem(differenceIdentifier: "greeting", content: Greeting(text: long), insets: .zero)
        let size = ContainerCell<LayoutContentView<GreetingLayout>>.size(fitting: 200, item: item)
        let cell = ContainerCell<LayoutContentView<GreetingLayout>>(frame: CGRect(origin: .zero, size: size))
        cell.update(with: item)
        cell.layoutIfNeeded()
        let label = cell.hostedView.layout.label
        let height = label.sizeThatFits(CGSize(width: 168, height: 0)).height
        expectEqual(size, CGSize(width: 200, height: height + 16))
        expectEqual(label.frame, CGRect(x: 16, y: 8, width: 168, height: height))
        cell.prepareForReuse()
        expectEqual(cell.hostedView.layout.reuseCount, 1)
    }

    @Test("rows are measured for their content, width and text size, one after the other")
    func measuring() {
        typealias View = LayoutContentView<GreetingLayout>
        let short = View.size(fitting: 300, content: Greeting(text: "Hi"))
        let tall = View.size(fitting: 120, content: Greeting(text: long))
        expect(tall.height > short.height)
        expectEqual(View.size(fitting: 300, content: Greeting(text: "Hi")), short)
        expectEqual(View.size(fitting: 0, content: Greeting(text: "Hi")).width, 0)
    }
}
