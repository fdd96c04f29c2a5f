import CAllocationCounter
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite struct LeakTests {
    // In a separate process: other tests create and release objects at the same time.
    @Test("after 1,000 screens, live C objects and memory are those of the first 100")
    func screens() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                for _ in 0..<100 { _ = try DroppedScreen.show() }
                let objects = ForeignObjectCount.current
                // Counted, because the size of the process also has the stacks of threads that Dispatch starts on a busy machine.
                allocation_counter_start()
                for _ in 0..<900 { _ = try DroppedScreen.show() }
                let growth = allocation_counter_stop().live_bytes / 900
                expectEqual(ForeignObjectCount.current, objects)
                // A single leaked view per screen would be a kilobyte.
                expect(growth < 256, "\(growth) bytes a screen")
            }
        }
    }

    // Foundation on Linux never frees the attributes of an attributed string, so that none may be made for what is plain.
    @Test("labels, fields, buttons, list contents and bars leave nothing behind")
    func texts() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                for _ in 0..<50 { try DroppedTexts.show() }
                allocation_counter_start()
                for _ in 0..<200 { try DroppedTexts.show() }
                let growth = allocation_counter_stop().live_bytes / 200
                expect(growth < 64, "\(growth) bytes a screen")
            }
        }
    }

    @Test("a dropped screen takes its views, cells and animations along")
    @MainActor func views() throws {
        weak var window: UIWindow?
        weak var cell: UIView?
        func show() throws {
            let screen = try DroppedScreen.show()
            window = screen.window
            cell = screen.collectionView.visibleCells.first
            expect(cell != nil)
        }
        try show()
        expectEqual(window, nil)
        expectEqual(cell, nil)
    }
}

/// A screen with all kinds of views that own C objects.
@MainActor private final class DroppedScreen: NSObject, UICollectionViewDataSource {
    // A thousand are shown: two rows suffice, and a third is scrolled into view.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 60, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()
    )

    static func show() throws -> DroppedScreen {
        let screen = DroppedScreen()
        try screen.paint()
        return screen
    }

    private func paint() throws {
        let controller = UIViewController()
        controller.view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        window.rootViewController = controller
        window.isHidden = false
        window.hostLayout()
        let frame = HostFrame(of: window, scale: 1)
        try frame.paint()
        collectionView.contentOffset.y += 30
        UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
        window.clock.advance(by: 0.1)
        window.hostLayout()
        try frame.paint()
        expect(try !frame.png().isEmpty)
        expect(try !HostRenderer.pdf(of: window).isEmpty)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Item \(indexPath.item)"
        let imageView = UIImageView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        imageView.image = Self.image.withTintColor(.systemRed)
        imageView.layer.cornerRadius = 10
        imageView.clipsToBounds = true
        cell.contentView.addSubview(label)
        cell.contentView.addSubview(imageView)
        return cell
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}

/// All kinds of views with text, updated, measured and drawn.
@MainActor private enum DroppedTexts {
    static func show() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let controller = UIViewController()
        controller.title = "Title"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let views: [UIView] = [label(), field(), textView(), button(), list()]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 44)
            controller.view.addSubview(view)
        }
        window.rootViewController = tabs
        window.isHidden = false
        window.hostLayout()
        for view in views {
            _ = view.sizeThatFits(CGSize(width: 300, height: 0))
            view.setNeedsLayout()
        }
        window.hostLayout()
        try HostFrame(of: window, scale: 1).paint()
    }

    private static func label() -> UIView {
        let label = UILabel()
        label.text = "Label"
        label.textColor = .systemRed
        label.font = .preferredFont(forTextStyle: .footnote)
        return label
    }

    private static func field() -> UIView {
        let field = UITextField()
        field.placeholder = "Placeholder"
        field.text = "Text"
        field.font = .systemFont(ofSize: 13)
        field.text = ""
        field.isSecureTextEntry = true
        field.insertText("secret")
        return field
    }

    private static func textView() -> UIView {
        let view = UITextView()
        view.text = "Text"
        view.font = .systemFont(ofSize: 13)
        view.textColor = .systemRed
        view.insertText("more")
        return view
    }

    private static func button() -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 11)
            return outgoing
        }
        return UIButton(configuration: configuration)
    }

    private static func list() -> UIView {
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Text"
        configuration.secondaryText = "Secondary text"
        let view = UIListContentView(configuration: configuration)
        configuration.text = "Other text"
        view.configuration = configuration
        return view
    }
}
