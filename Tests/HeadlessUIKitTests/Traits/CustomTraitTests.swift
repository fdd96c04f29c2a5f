import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private enum Theme: Int {
    case standard
    case monochrome
}

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
}

private struct NameTrait: UITraitDefinition {
    static let defaultValue: String? = nil
}

private struct NicknameTrait: UITraitDefinition {
    static let defaultValue: String? = "default"
}

private final class Palette: Sendable {}

/// A value that can't be compared.
private struct PaletteTrait: UITraitDefinition {
    static let defaultValue: Palette? = nil
}

extension UITraitCollection {
    fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

@MainActor @Suite("Traits that an app defines")
struct CustomTraitTests {
    private let window = makeWindow(width: 100, height: 100)

    @Test("views inherit overrides; removing one gives the default again")
    func inheritance() {
        let outer = UIView(frame: window.bounds)
        let inner = UIView(frame: window.bounds)
        outer.addSubview(inner)
        window.addSubview(outer)
        expectEqual(inner.traitCollection.theme, .standard)
        outer.traitOverrides.theme = .monochrome
        expectEqual(inner.traitCollection.theme, .monochrome)
        expect(outer.traitOverrides.contains(ThemeTrait.self) && !outer.traitOverrides.contains(NameTrait.self))
        inner.traitOverrides[NameTrait.self] = "inner"
        expectEqual(inner.traitCollection[NameTrait.self], "inner")
        expectEqual(outer.traitCollection[NameTrait.self], nil)
        outer.traitOverrides.remove(ThemeTrait.self)
        expectEqual(inner.traitCollection.theme, .standard)
        inner.removeFromSuperview()
        expectEqual(inner.traitCollection[NameTrait.self], "inner")
    }

    @Test("a change is told once to those who registered for it, by closure and by selector")
    func registration() {
        @MainActor final class Observer: NSObject {
            var calls: [String] = []

            func first() { calls.append("first") }
            func second(_ view: UIView, _ previous: UITraitCollection) {
                calls.append("second \(previous.theme) \(view.traitCollection.theme)")
            }
        }
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        let observer = Observer()
        var closures = 0
        let registration = view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in closures += 1 }
        let (first, second) = (Selector("first", Observer.first), Selector("second::", Observer.second))
        view.registerForTraitChanges([NameTrait.self, ThemeTrait.self], target: observer, action: first)
        view.registerForTraitChanges([ThemeTrait.self], target: observer, action: second)
        window.traitOverrides.theme = .monochrome
        window.traitOverrides.theme = .monochrome
        expectEqual(closures, 1)
        expectEqual(observer.calls, ["first", "second standard monochrome"])
        window.traitOverrides.userInterfaceLevel = .elevated
        expectEqual(observer.calls.count, 2)
        view.unregisterForTraitChanges(registration)
        window.traitOverrides[NameTrait.self] = "name"
        window.traitOverrides.theme = .standard
        expectEqual(closures, 1)
        expectEqual(
            observer.calls,
            ["first", "second standard monochrome", "first", "first", "second monochrome standard"]
        )
    }

    @Test("dynamic colors follow a trait that affects colors")
    func colors() throws {
        let color = UIColor { $0.theme == .monochrome ? .black : .red }
        let view = UIView(frame: window.bounds)
        view.backgroundColor = color
        window.addSubview(view)
        window.hostLayout()
        expectEqual(try HostRenderer.pixels(of: window, scale: 1).rgba.first, 255)
        window.traitOverrides.theme = .monochrome
        window.hostLayout()
        expectEqual(try HostRenderer.pixels(of: window, scale: 1).rgba.first, 0)
        let light = UITraitCollection { $0.theme = .monochrome }
        expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        let named = UITraitCollection { $0[NameTrait.self] = "name" }
        expect(!named.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test("collections with equal values are equal, merge, and contain each other's traits")
    func collections() {
        let one = UITraitCollection { $0.theme = .monochrome }
        let same = UITraitCollection().modifyingTraits { $0.theme = .monochrome }
        let name = UITraitCollection { $0[NameTrait.self] = "name" }
        expectEqual(one, same)
        expectEqual(one.hash, same.hash)
        expect(one != name && one != UITraitCollection())
        let both = UITraitCollection(traitsFrom: [one, name, UITraitCollection(userInterfaceStyle: .dark)])
        expectEqual(both.theme, .monochrome)
        expectEqual(both[NameTrait.self], "name")
        expect(both.containsTraits(in: one) && !one.containsTraits(in: both))
        // `nil` is a value like others, not the absence of one.
        let unnamed = UITraitCollection { $0[NicknameTrait.self] = nil }
        expectEqual(unnamed[NicknameTrait.self], nil)
        expectEqual(UITraitCollection()[NicknameTrait.self], "default")
        expectEqual(unnamed.changedTraits(among: [NicknameTrait.self], from: UITraitCollection()).count, 1)
        let palette = Palette()
        let own = UITraitCollection { $0[PaletteTrait.self] = palette }
        expectEqual(own, UITraitCollection { $0[PaletteTrait.self] = palette })
        expect(own != UITraitCollection { $0[PaletteTrait.self] = Palette() })
        expectEqual(ThemeTrait.name, "ThemeTrait")
        expect(ThemeTrait.identifier.hasSuffix("ThemeTrait"))
    }

    @Test("view controllers override traits, and those of the system answer by their types")
    func controllers() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        window.hostLayout()
        parent.traitOverrides.theme = .monochrome
        expectEqual(child.traitCollection.theme, .monochrome)
        parent.traitOverrides[UITraitUserInterfaceLevel.self] = .elevated
        expectEqual(child.traitCollection.userInterfaceLevel, .elevated)
        expectEqual(child.traitCollection[UITraitDisplayGamut.self], child.traitCollection.displayGamut)
        expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    }
}
