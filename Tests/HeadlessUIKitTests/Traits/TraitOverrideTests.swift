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
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!view.traitOverrides.contains(UITraitDisplayScale.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    @Test("a view controller's overrides apply to its view and its children")
    func screens() {
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.traitCollection.horizontalSizeClass == window.traitCollection.horizontalSizeClass)
    }
}
