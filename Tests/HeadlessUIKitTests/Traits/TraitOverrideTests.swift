import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Overridden traits")
struct TraitOverrideTests {
    private let window = makeWindow()

    @Test("a view's overrides apply to it and its subviews until they are removed")
    func views() {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        window.addSubview(view)
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .extraLarge
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        expectEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        expectEqual(window.traitCollection.userInterfaceStyle, .light)
        expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        expect(!view.traitOverrides.contains(UITraitDisplayScale.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        expectEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
    }

    @Test("a view controller's overrides apply to its view and its children")
    func screens() {
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.traitOverrides.horizontalSizeClass = .regular
        expectEqual(child.traitCollection.horizontalSizeClass, .regular)
        expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        expectEqual(child.traitCollection.horizontalSizeClass, window.traitCollection.horizontalSizeClass)
    }
}
