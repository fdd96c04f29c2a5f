import Foundation

@_spi(Host) @testable import HeadlessUIKit

extension Figures {
    /// Returns the pixels of the back button without a title, in the navigation bar of a screen of 393 points.
    @MainActor private static func backChevron() -> CGRect {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.traitOverrides.displayScale = 3
        let first = UIViewController()
        first.navigationItem.backButtonDisplayMode = .minimal
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: false)
        window.hostLayout()
        let buttons = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBackButton }
        guard let button = buttons.first else { return .null }
        return covered(button).offsetBy(dx: button.frame.minX, dy: button.frame.minY)
    }

    static let bars: [Figure] = [
        Figure("x-coordinate of the back chevron", 9.33, within: 0.34) { backChevron().minX },
        Figure("width of the back chevron", 11, within: 0.34) { backChevron().width },
        Figure("height of the back chevron", 18.67, within: 0.34) { backChevron().height },
        Figure("width of a bar button's plus", 17.67, within: 0.34) { plus().width },
        Figure("height of a bar button's plus", 18, within: 0.34) { plus().height },
    ]

    @MainActor private static func plus() -> CGRect {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.traitOverrides.displayScale = 3
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        bar.items = [item]
        window.addSubview(bar)
        window.hostLayout()
        let buttons = bar.subviews.compactMap { $0 as? UIButton }
        return buttons.first.map(covered) ?? .null
    }
}
