import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class Row: UIView {
    override var accessibilityLabel: String? {
        get { "overridden" }
        set {}
    }
}

@MainActor private final class Counter {
    var count = 0
}

@MainActor @Suite("Accessibility of all objects")
struct ObjectAccessibilityTests {
    @Test("every object has accessibility properties, which it keeps")
    func plainObjects() {
        let image = UIImage()
        image.accessibilityLabel = "A tree"
        image.isAccessibilityElement = true
        image.accessibilityTraits = [.image]
        let layer = CALayer()
        layer.accessibilityHint = "hint"
        expect(image.accessibilityLabel == "A tree" && image.isAccessibilityElement)
        expect(image.accessibilityTraits == .image && image.accessibilityUserInputLabels == ["A tree"])
        expect(layer.accessibilityHint == "hint" && layer.accessibilityLabel == nil)
    }

    @Test("through its base class an object answers as its class overrides it")
    func dispatch() {
        let object: NSObject = Row()
        expectEqual(object.accessibilityLabel, "overridden")
        let label: NSObject = UILabel()
        label.accessibilityLabel = "set"
        expectEqual((label as? UILabel)?.accessibilityLabel, "set")
    }

    @Test("an image view is named by its image")
    func imageViews() {
        let image = UIImage()
        image.accessibilityLabel = "A tree"
        expectEqual(UIImageView(image: image).accessibilityLabel, "A tree")
    }

    @Test("a block answers instead of the value, each time")
    func blocks() {
        let view = UILabel()
        view.text = "text"
        var count = 0
        view.accessibilityLabelBlock = {
            count += 1
            return "call \(count)"
        }
        expectEqual(view.accessibilityLabel, "call 1")
        expectEqual(view.accessibilityLabel, "call 2")
        view.accessibilityTraitsBlock = { .button }
        expectEqual(view.accessibilityTraits, .button)
        view.accessibilityLabelBlock = nil
        expectEqual(view.accessibilityLabel, "text")
    }

    @Test("a rotor finds items from the current one")
    func rotors() {
        let items = [UIView(), UIView(), UIView()]
        let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
            let current = items.firstIndex { $0 === predicate.currentItem.targetElement as? UIView }
            let step = predicate.searchDirection == .next ? 1 : -1
            let index = (current ?? (step > 0 ? -1 : items.count)) + step
            guard items.indices.contains(index) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: items[index], targetRange: nil)
        }
        let view = UIView()
        view.accessibilityCustomRotors = [rotor]
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        let first = view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)
        expect(first?.targetElement === items[0])
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: items[1], targetRange: nil)
        predicate.searchDirection = .previous
        expect(rotor.itemSearchBlock(predicate)?.targetElement === items[0])
        expect(rotor.name == "Errors" && rotor.systemRotorType == .none)
    }

    @Test("custom content is stored with its provider")
    func customContent() {
        final class Provider: UIView, AXCustomContentProvider {}
        let provider = Provider()
        let content = AXCustomContent(label: "Size", value: "Large")
        content.importance = .high
        provider.accessibilityCustomContent = [content]
        expectEqual(provider.accessibilityCustomContent.map(\.value), ["Large"])
    }

    @Test("traits are hashable, and settings of the host are posted")
    func settings() {
        expectEqual(Set<UIAccessibilityTraits>([.button, .button, .link]).count, 2)
        let posted = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
        HostAccessibility.shared.settings.buttonShapesEnabled = true
        expect(UIAccessibility.buttonShapesEnabled && posted.count == 1)
        HostAccessibility.shared.settings.buttonShapesEnabled = false
        NotificationCenter.default.removeObserver(token)
    }

    @Test("the large content of a view is its accessibility label unless set")
    func largeContent() {
        let view = UIView()
        view.accessibilityLabel = "Back"
        expect(!view.showsLargeContentViewer && view.largeContentTitle == "Back")
        view.showsLargeContentViewer = true
        view.largeContentTitle = "Go back"
        expect(view.showsLargeContentViewer && view.largeContentTitle == "Go back")
    }

    @Test("images for accessibility sizes grow where asked for")
    func growingImages() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        expectEqual(view.intrinsicContentSize.width, 10)
        let window = makeWindow(width: 100, height: 100)
        window.addSubview(view)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        expect(view.intrinsicContentSize.width > 15)
    }
}
