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
        // The title that was recorded begins with a letter whose stroke is up to half a point from its edge.
        Figure("x-coordinate of a long title beside the back chevron", 60.33, within: 0.5) { titleBesideChevron() },
        // The recorded titles are 0.3 to 0.7 below 33, badges 7 to the right of 4 and 1 below 2.
        Figure("y-coordinate of a tab's title", 33.5, within: 0.2) {
            let (button, label, _) = tab()
            return label.frame.minY - button.bounds.minY
        },
        Figure("x-coordinate of a tab's badge, from the middle of the tab", 11) {
            let (button, _, badge) = tab()
            return badge.frame.minX - button.bounds.midX
        },
        Figure("x-coordinate of a tab's badge, from the middle of the tab, right to left", -11) {
            let (button, _, badge) = tab(.forceRightToLeft)
            return badge.frame.maxX - button.bounds.midX
        },
        Figure("y-coordinate of a tab's badge", 3) { tab().badge.frame.minY },
        Figure("red of a search field's placeholder, from 0 to 255", 132, within: 1) { placeholderColor().red },
        Figure("blue of a search field's placeholder, from 0 to 255", 136, within: 1) { placeholderColor().blue },
        // 1.0 to 1.3 further in than in a text field.
        Figure("distance by which the lens of a search field is further in", 1.15, within: 0.16) {
            searchField().leftViewRect(forBounds: fieldBounds).minX
                - textField().leftViewRect(forBounds: fieldBounds).minX
        },
        Figure("distance by which the lens of a search field is further in, right to left", 1.15, within: 0.16) {
            textField(.forceRightToLeft).leftViewRect(forBounds: fieldBounds).maxX
                - searchField(.forceRightToLeft).leftViewRect(forBounds: fieldBounds).maxX
        },
        Figure("distance by which the text of a search field is further in", 1.15, within: 0.16) {
            searchField().textRect(forBounds: fieldBounds).minX - textField().textRect(forBounds: fieldBounds).minX
        },
    ]

    @MainActor private static func titleBesideChevron() -> CGFloat {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let first = UIViewController()
        first.navigationItem.backButtonDisplayMode = .minimal
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let second = UIViewController()
        second.title = String(repeating: "Long title ", count: 10)
        navigation.pushViewController(second, animated: false)
        window.hostLayout()
        return navigation.navigationBar.titleLabel.frame.minX
    }

    @MainActor private static func tab(
        _ direction: UISemanticContentAttribute = .unspecified
    ) -> (button: TabBarButton, label: UILabel, badge: UILabel) {
        let item = UITabBarItem(title: "Title", image: nil, tag: 0)
        item.badgeValue = "1"
        let button = TabBarButton(item: item)
        button.semanticContentAttribute = direction
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
        button.layoutIfNeeded()
        let labels = button.subviews.compactMap { $0 as? UILabel }
        return (button, labels[0], labels[1])
    }

    private static let fieldBounds = CGRect(x: 0, y: 0, width: 300, height: 36)

    @MainActor private static func searchField(
        _ direction: UISemanticContentAttribute = .unspecified
    ) -> UISearchTextField {
        let field = UISearchTextField(frame: fieldBounds)
        field.semanticContentAttribute = direction
        field.placeholder = "Search"
        return field
    }

    /// A plain text field with the same lens.
    @MainActor private static func textField(
        _ direction: UISemanticContentAttribute = .unspecified
    ) -> UITextField {
        let field = UITextField(frame: fieldBounds)
        field.borderStyle = searchField().borderStyle
        field.semanticContentAttribute = direction
        let lens = searchField().leftView
        field.leftView = lens
        field.leftViewMode = .always
        return field
    }

    /// The color of the placeholder on the gray of the field, in the light appearance.
    @MainActor private static func placeholderColor() -> (red: CGFloat, blue: CGFloat) {
        let field = searchField()
        func over(_ color: UIColor?, _ back: (red: CGFloat, blue: CGFloat)) -> (red: CGFloat, blue: CGFloat) {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return (back.red + (red * 255 - back.red) * alpha, back.blue + (blue * 255 - back.blue) * alpha)
        }
        return over(field.placeholderColor, over(field.backgroundColor, (255, 255)))
    }

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
