import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Appearance proxies of apps' own properties", .serialized)
struct OwnAppearanceTests {
    /// A view as `uikit-port` writes it.
    private class Ring: UIView {
        var width: CGFloat = 2
        var color: UIColor?
        var style: Any = 1

        override func setValue(_ value: Any?, forKey key: String) {
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated {
                switch key {
                case "width": width = value as? CGFloat ?? width
                case "color": color = value as? UIColor
                case "style": style = value as Any
                default: Issue.record("The ring has no \(key).")
                }
            }
        }

        override func value(forKey key: String) -> Any? {
            nonisolated(unsafe) var found: Any?
            MainActor.assumeIsolated {
                switch key {
                case "_appearanceProperties": found = ["width", "color", "style"]
                case "width": found = width
                case "color": found = color
                case "style": found = style
                default: break
                }
            }
            return found
        }
    }

    private final class WideRing: Ring {
        override init(frame: CGRect) {
            super.init(frame: frame)
            width = 9
        }

        required init?(coder: NSCoder) { nil }
    }

    private func shown<Shown: Ring>(_ ring: Shown) -> Shown {
        let window = makeWindow()
        window.addSubview(ring)
        window.isHidden = false
        ring.removeFromSuperview()
        window.addSubview(ring)
        return ring
    }

    @Test("a view gets them in a window, where it has no values of its own")
    func values() {
        defer { AppearanceProxies.shared.removeAll() }
        let proxy = Ring.appearance()
        proxy.width = 5
        proxy.color = .red
        expectEqual(Ring().width, 2)
        let ring = shown(Ring())
        expectEqual(ring.width, 5)
        expectEqual(ring.color, .red)
        let own = Ring()
        own.width = 3
        expectEqual(shown(own).width, 3)
        expectEqual(own.color, .red)
    }

    @Test("a subclass that sets a value when it is made keeps it, and gets the others")
    func subclasses() {
        defer { AppearanceProxies.shared.removeAll() }
        Ring.appearance().width = 5
        Ring.appearance().color = .red
        let ring = shown(WideRing())
        expectEqual(ring.width, 9)
        expectEqual(ring.color, .red)
        WideRing.appearance().width = 6
        expectEqual(shown(WideRing()).width, 6)
        expectEqual(shown(Ring()).width, 5)
    }

    @Test("what a proxy has as it was made sets nothing; values of any type are compared")
    func untouched() {
        defer { AppearanceProxies.shared.removeAll() }
        _ = Ring.appearance()
        let ring = Ring()
        ring.style = "mine"
        expectEqual(shown(ring).style as? String, "mine")
        Ring.appearance().style = "other"
        expectEqual(shown(Ring()).style as? String, "other")
        expectEqual(shown(ring).style as? String, "mine")
    }
}
