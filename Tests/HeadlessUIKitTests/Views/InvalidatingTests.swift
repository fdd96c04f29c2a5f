import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class Badge: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var count = 0
    @Invalidating(.display) var title = ""
    var layouts = 0
    var invalidations = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        invalidations += 1
    }
}

@MainActor @Suite("Properties that invalidate their view")
struct InvalidatingTests {
    @Test("a changed value invalidates what the property names, an equal one nothing")
    func invalidating() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        badge.layoutIfNeeded()
        expectEqual(badge.layouts, 1)
        badge.count = 2
        badge.layoutIfNeeded()
        expectEqual(badge.count, 2)
        expectEqual(badge.layouts, 2)
        expectEqual(badge.invalidations, 1)
        badge.count = 2
        badge.layoutIfNeeded()
        expectEqual(badge.layouts, 2)
        badge.needsDisplay = false
        badge.title = "new"
        expect(badge.needsDisplay)
        expectEqual(badge.layouts, 2)
    }

    @Test("text sizes stay within the limits of a view")
    func contentSizeLimits() {
        let window = makeWindow()
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        outer.maximumContentSizeCategory = .extraLarge
        window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        expectEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        expectEqual(inner.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
        outer.maximumContentSizeCategory = nil
        expectEqual(outer.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    }
}
